/// A view that says where one of its guides lies.
struct AlignmentGuideLayout: UnaryLayout {
  let key: AlignmentKey
  let position: (ViewDimensions) -> CGFloat

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? {
    guard let child = item.children.first else { return nil }
    guard key == self.key else { return child.explicitAlignment(key, proposal) }
    return position(child.dimensions(proposal)).orZero
  }
}
