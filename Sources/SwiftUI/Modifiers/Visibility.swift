extension View {
  /// Draws the view see-through: 0 is invisible, 1 is opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    painted { painting, _, _ in painting.faded(opacity.isNaN ? 1 : opacity) }
  }

  /// Keeps the view's place but does not draw it.
  nonisolated public func hidden() -> some View {
    painted { painting, _, _ in painting.invisible }
  }
}
