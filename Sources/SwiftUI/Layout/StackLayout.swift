/// Children one after the other along an axis.
struct StackLayout: ItemLayout {
  let axis: Axis
  /// The guide that the children share across the axis.
  let alignment: AlignmentKey
  /// Points between two children; `nil` lets the children decide.
  let spacing: CGFloat?

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    arranged(item.children, proposal).size
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    var proposal = proposal
    // Once the stack has a size, that is what its children may fill across the axis.
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    return arranged(item.children, proposal).places
  }

  func spacing(of item: LayoutItem) -> ViewSpacing {
    guard let first = item.children.first, let last = item.children.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing.empty
    for child in item.children {
      spacing.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    return spacing
  }
}

extension StackLayout {
  private func arranged(
    _ children: [LayoutItem], _ proposal: ProposedViewSize
  ) -> (size: CGSize, places: [Place]) {
    guard !children.isEmpty else { return (.zero, []) }
    let distances = distances(children)
    let proposals = proposals(for: children, proposal, spacing: distances.reduce(0, +))
    return line(up: children, proposals, distances)
  }

  /// The distance before each child.
  private func distances(_ children: [LayoutItem]) -> [CGFloat] {
    children.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing?.orZero
        ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }
  }

  private func proposals(
    for children: [LayoutItem], _ proposal: ProposedViewSize, spacing: CGFloat
  ) -> [ProposedViewSize] {
    let cross = proposal[axis.other]
    guard let length = proposal[axis] else {
      return children.map { _ in ProposedViewSize(nil, along: axis, cross) }
    }
    let division = StackDivision(axis: axis, cross: cross, children: children)
    return division.lengths(dividing: length - spacing).map {
      ProposedViewSize($0, along: axis, cross)
    }
  }

  /// Puts the children one after the other, their guides on one line.
  private func line(
    up children: [LayoutItem], _ proposals: [ProposedViewSize], _ distances: [CGFloat]
  ) -> (size: CGSize, places: [Place]) {
    var position: CGFloat = 0
    var places: [Place] = []
    var range: (low: CGFloat, high: CGFloat) = (0, 0)
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(proposals[index])
      let low = -dimensions[alignment].orZero
      range = (min(range.low, low), max(range.high, low + dimensions.size[axis.other]))
      position += distances[index]
      places.append(Place(child, at: CGPoint(position, along: axis, low), proposals[index]))
      position += dimensions.size[axis]
    }
    for index in places.indices {
      let cross = places[index].origin[axis.other] - range.low
      places[index].origin = CGPoint(places[index].origin[axis], along: axis, cross)
    }
    return (CGSize(position, along: axis, range.high - range.low), places)
  }
}
