import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct HitTestingTests {
  private let log = TouchLog()

  @Test func aTapReachesTheButtonUnderIt() {
    tap(at: 10, 10) {
      Button {
        log("a")
      } label: {
        Box("a", 20, 20)
      }
    }
    #expect(log.entries == ["a"])
  }

  @Test func whatLiesOnTopTakesTheTap() {
    tap(at: 10, 10) {
      Box("below", 20, 20).onTapGesture { log("below") }.overlay { Color.red }
    }
    #expect(log.entries == [])
  }

  @Test func whatIsNotHitTestedLetsTheTapThrough() {
    tap(at: 10, 10) {
      Box("below", 20, 20).onTapGesture { log("below") }
        .overlay { Color.red.allowsHitTesting(false) }
    }
    #expect(log.entries == ["below"])
  }

  @Test func aDisabledButtonDoesNotActButIsInTheWay() {
    tap(at: 10, 10) {
      ZStack {
        Box("below", 20, 20).onTapGesture { log("below") }
        Button {
          log("button")
        } label: {
          Box("a", 20, 20)
        }.disabled(true)
      }
    }
    #expect(log.entries == [])
  }

  @Test func theInnermostGestureWins() {
    tap(at: 10, 10) {
      Box("a", 20, 20).onTapGesture { log("inner") }.onTapGesture { log("outer") }
    }
    #expect(log.entries == ["inner"])
  }

  @Test func aTurnedViewIsHitWhereItIsDrawn() {
    let bar = Box("a", 100, 20).onTapGesture { log("a") }.rotationEffect(.degrees(90))
    tap(at: 50, -30) { bar }
    tap(at: 5, 10) { bar }
    #expect(log.entries == ["a"])
  }

  @Test func whatIsClippedCannotBeTouched() {
    tap(at: 35, 10) {
      Box("a", 40, 20).onTapGesture { log("a") }.clipShape(Circle())
    }
    #expect(log.entries == [])
  }

  @Test func aContentShapeMakesEmptyRoomTouchable() {
    let row = HStack(spacing: 60) {
      Box("a", 20, 20); Box("b", 20, 20)
    }
    tap(at: 50, 10) { row.onTapGesture { log("gap") } }
    #expect(log.entries == [])
    tap(at: 50, 10) { row.contentShape(Rectangle()).onTapGesture { log("gap") } }
    #expect(log.entries == ["gap"])
  }

  @Test func whatCannotBeSeenCannotBeTouched() {
    tap(at: 10, 10) { Box("a", 20, 20).onTapGesture { log("a") }.opacity(0) }
    tap(at: 10, 10) { Box("a", 20, 20).onTapGesture { log("a") }.hidden() }
    #expect(log.entries == [])
  }

  private func tap(at x: CGFloat, _ y: CGFloat, @ViewBuilder _ view: () -> some View) {
    render(view()).touch(at: CGPoint(x: x, y: y), \.activate)
  }
}

@MainActor
final class TouchLog {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }
}
