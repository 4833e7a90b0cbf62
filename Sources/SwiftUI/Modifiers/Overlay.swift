extension View {
  /// Puts views before this one; they are offered its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(
        layout: SecondaryLayout(depth: .before, alignment: alignment), secondary: content()))
  }

  /// Puts a view before this one; it is offered its size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}
