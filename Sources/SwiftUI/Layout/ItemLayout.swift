/// How an item finds its size, places its children and is drawn.
package protocol ItemLayout {
  /// The size that the item takes.
  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize

  /// Where the children go, in the item's coordinates; a child without a place is not drawn.
  func places(_ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem) -> [Place]

  /// The position of a guide that the item or its children set.
  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat?

  /// What decides the default distance to the item's neighbours.
  func spacing(of item: LayoutItem) -> ViewSpacing

  /// How early a stack gives space to the item.
  func priority(of item: LayoutItem) -> Double

  /// Whether places are mirrored where lines are read from right to left.
  var mirrors: Bool { get }

  /// Notes what items further down may ask for.
  func enter(_ context: inout PlacingContext, _ item: LayoutItem)

  /// What is known only when the item stands at its final place.
  @MainActor func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]?

  /// What is drawn, from what the children drew.
  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting
}

extension ItemLayout {
  package func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? {
    combinedAlignment(key, item.places(proposal))
  }

  package func spacing(of item: LayoutItem) -> ViewSpacing {
    item.children.reduce(into: .empty) { $0.formUnion($1.spacing) }
  }

  package func priority(of item: LayoutItem) -> Double {
    item.children.isEmpty ? -.infinity : 0
  }

  package var mirrors: Bool { true }

  package func enter(_ context: inout PlacingContext, _ item: LayoutItem) {}

  package func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? { nil }

  package func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    content
  }
}

/// What a guide's type makes of the positions that children set for it.
func combinedAlignment(_ key: AlignmentKey, _ places: [Place]) -> CGFloat? {
  var combined: CGFloat?
  var count = 0
  for place in places {
    guard let value = place.child.explicitAlignment(key, place.proposal) else { continue }
    key.id._combineExplicit(
      childValue: value + place.origin[key.axis], count, into: &combined)
    count += 1
  }
  return combined
}
