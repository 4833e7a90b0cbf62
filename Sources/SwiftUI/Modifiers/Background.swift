extension View {
  /// Puts views behind this one; they are offered its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(
        layout: SecondaryLayout(depth: .behind, alignment: alignment), secondary: content()))
  }

  /// Puts a view behind this one; it is offered its size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
}
