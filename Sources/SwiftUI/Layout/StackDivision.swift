/// Divides the length of a stack among its children.
///
/// Children of higher priority come first; among equals, those that can adapt least. Each is
/// offered an equal share of what is left, and what it takes is gone. Lower priorities keep
/// their smallest lengths reserved.
struct StackDivision {
  let axis: Axis
  let cross: CGFloat?
  let children: [LayoutItem]

  /// The length to offer to each child.
  func lengths(dividing length: CGFloat) -> [CGFloat] {
    var offers = children.map { _ in length }
    guard children.count > 1 else { return offers.map { max($0, 0) } }
    let groups = groups
    var rest = length - groups.dropFirst().joined().reduce(0) { $0 + smallest($1) }
    for (position, group) in groups.enumerated() {
      if position > 0 { rest += group.reduce(0) { $0 + smallest($1) } }
      for (taken, index) in group.enumerated() {
        offers[index] = max(rest / CGFloat(group.count - taken), 0)
        let left = rest - children[index].length(axis, proposal(offers[index]))
        rest = left.isNaN ? rest : left
      }
    }
    return offers
  }

  /// The children's positions: by priority, and within one by what they can adapt to.
  private var groups: [[Int]] {
    let priorities = Set(children.map(\.priority))
    return priorities.sorted(by: >).map { priority in
      byFlexibility(children.indices.filter { children[$0].priority == priority })
    }
  }

  private func byFlexibility(_ indices: [Int]) -> [Int] {
    guard indices.count > 1 else { return indices }
    let flexibilities = indices.map { flexibility(of: $0) }
    return indices.indices.sorted { left, right in
      if flexibilities[left] == flexibilities[right] { return left < right }
      return flexibilities[left] < flexibilities[right]
    }.map { indices[$0] }
  }

  private func flexibility(of index: Int) -> Flexibility {
    Flexibility(
      smallest: smallest(index), largest: children[index].length(axis, proposal(.infinity)))
  }

  private func smallest(_ index: Int) -> CGFloat {
    children[index].length(axis, proposal(0))
  }

  private func proposal(_ length: CGFloat) -> ProposedViewSize {
    ProposedViewSize(length, along: axis, cross)
  }
}

/// How far a view can adapt its length: little comes before much; of two that can grow without
/// end, the one that needs more comes first.
struct Flexibility: Comparable {
  let smallest: CGFloat
  let largest: CGFloat

  private var range: CGFloat {
    largest == .infinity ? .infinity : largest - smallest
  }

  static func < (left: Flexibility, right: Flexibility) -> Bool {
    if left.range == .infinity, right.range == .infinity {
      return left.smallest > right.smallest
    }
    return left.range < right.range
  }

  static func == (left: Flexibility, right: Flexibility) -> Bool {
    !(left < right) && !(right < left)
  }
}
