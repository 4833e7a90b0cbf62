/// Puts a layout around each of the modified views.
struct LayoutModifier<Arrangement: UnaryLayout> {
  let layout: Arrangement
}

extension LayoutModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    content.map { LayoutItem(layout, around: $0, in: node.environment) }
  }
}

extension View {
  /// Puts a layout around the view.
  nonisolated func layout(_ layout: some UnaryLayout) -> some View {
    modifier(LayoutModifier(layout: layout))
  }

  /// Draws the view in another way.
  nonisolated package func painted(
    _ change: @escaping (Painting, CGRect, EnvironmentValues) -> Painting
  ) -> some View {
    layout(PaintLayout(change: change))
  }
}
