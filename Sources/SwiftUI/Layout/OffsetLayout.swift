/// A view that is drawn beside its place.
struct OffsetLayout: UnaryLayout {
  let offset: CGSize

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    Place(child, at: CGPoint(x: offset.width.orZero, y: offset.height.orZero), proposal)
  }

  // The view is only drawn elsewhere: its guides stay where they are.
  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? {
    item.children.first?.explicitAlignment(key, proposal)
  }
}
