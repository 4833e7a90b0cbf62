extension View {
  /// Adds room around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    layout(PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds room at some sides of the view: 16 points where no length is given.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    layout(PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// Adds the same room at all sides of the view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
