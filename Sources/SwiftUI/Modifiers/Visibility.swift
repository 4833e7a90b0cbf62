/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place asks for.
  case automatic
  /// It is seen.
  case visible
  /// It is not seen.
  case hidden
}

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
