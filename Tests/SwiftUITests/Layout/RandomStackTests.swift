import CoreGraphics
import Testing

@testable import SwiftUI

/// A thousand stacks of random children, laid out a second time by the rule as it is written.
@MainActor
struct RandomStackTests {
  @Test func agreesWithTheRuleAsItIsWritten() {
    var random = Seeded(state: 7)
    for _ in 0..<1000 {
      let children = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Child.random(using: &random)
      }
      let length = CGFloat(Int.random(in: 0...400, using: &random))
      #expect(laidOut(children, length) == expected(children, length), "\(children) in \(length)")
    }
  }

  private func laidOut(_ children: [Child], _ length: CGFloat) -> [CGFloat] {
    let view = HStack(spacing: 0) {
      ForEach(children.indices, id: \.self) { index in
        Box("\(index)", smallest: .zero)
          .frame(minWidth: children[index].smallest, maxWidth: children[index].largest)
          .layoutPriority(children[index].priority)
      }
    }
    let options = RenderingOptions(
      canvas: CGSize(width: length, height: 10), displayScale: 1_000_000)
    return render(view, options).elements.map { ($0.frame.width * 1000).rounded() / 1000 }
  }

  /// One child after the other, without groups, caches or probing: the lengths a child can have
  /// are known here.
  private func expected(_ children: [Child], _ length: CGFloat) -> [CGFloat] {
    var lengths = children.map { _ in CGFloat(0) }
    var waiting = Array(children.indices)
    var left = length
    while let next = waiting.min(by: { children[$0].isServed(before: children[$1], $0 < $1) }) {
      let equals = waiting.filter { children[$0].priority == children[next].priority }
      let reserved = waiting.filter { children[$0].priority < children[next].priority }
        .reduce(0) { $0 + (children[$1].smallest ?? 0) }
      lengths[next] = children[next].answer(max(0, (left - reserved) / CGFloat(equals.count)))
      left -= lengths[next]
      waiting.removeAll { $0 == next }
    }
    // What has no length is not drawn.
    return lengths.map { ($0 * 1000).rounded() / 1000 }.filter { $0 > 0 }
  }
}

private struct Child {
  let smallest: CGFloat?
  let largest: CGFloat?
  let priority: Double

  static func random(using random: inout Seeded) -> Child {
    let low = CGFloat(Int.random(in: 0...120, using: &random))
    let high = low + CGFloat(Int.random(in: 0...120, using: &random))
    return Child(
      smallest: Bool.random(using: &random) ? low : nil,
      largest: Bool.random(using: &random) ? high : nil,
      priority: Double(Int.random(in: 0...1, using: &random)))
  }

  func answer(_ offer: CGFloat) -> CGFloat {
    max(smallest ?? 0, min(offer, largest ?? .infinity))
  }

  private var range: CGFloat { (largest ?? .infinity) - (smallest ?? 0) }

  func isServed(before other: Child, _ isEarlier: Bool) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if range != other.range { return range < other.range }
    if range == .infinity, smallest ?? 0 != other.smallest ?? 0 {
      return smallest ?? 0 > other.smallest ?? 0
    }
    return isEarlier
  }
}

/// Random numbers that are the same in every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
