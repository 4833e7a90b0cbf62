/// A view with another one before or behind it, which is offered the first one's size.
struct SecondaryLayout: ItemLayout {
  enum Depth {
    case before
    case behind
  }

  let depth: Depth
  let alignment: Alignment

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    primary(of: item)?.size(proposal) ?? .zero
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    guard let primary = primary(of: item) else { return [] }
    let dimensions = primary.dimensions(proposal)
    let own = Place(primary, proposal)
    let others = item.children.dropFirst().map { child in
      let other = child.dimensions(ProposedViewSize(size))
      let origin = CGPoint(
        x: (dimensions[alignment.horizontal] - other[alignment.horizontal]).orZero,
        y: (dimensions[alignment.vertical] - other[alignment.vertical]).orZero)
      return Place(child, at: origin, ProposedViewSize(size))
    }
    return depth == .before ? [own] + others : others + [own]
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? {
    primary(of: item)?.explicitAlignment(key, proposal)
  }

  func spacing(of item: LayoutItem) -> ViewSpacing { primary(of: item)?.spacing ?? .empty }

  func priority(of item: LayoutItem) -> Double { primary(of: item)?.priority ?? 0 }

  private func primary(of item: LayoutItem) -> LayoutItem? { item.children.first }
}
