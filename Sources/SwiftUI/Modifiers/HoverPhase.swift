/// Where a pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place.
  case active(CGPoint)
  /// Somewhere else.
  case ended
}

extension View {
  /// Calls an action as a pointer moves over the view.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Calls an action as a pointer moves over the view.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Mirrors the view where lines are read from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    painted { painting, frame, environment in
      guard enabled, environment.layoutDirection == .rightToLeft else { return painting }
      let mirror = CGAffineTransform(scaleX: -1, y: 1)
      return painting.transformed(by: mirror, around: .center, of: frame)
    }
  }
}
