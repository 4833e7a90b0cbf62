extension View {
  /// Draws the view beside its place, without moving others.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    layout(OffsetLayout(offset: offset))
  }

  /// Draws the view beside its place, without moving others.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of the space that it is offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    layout(PositionLayout(position: CGPoint(x: position.x.orZero, y: position.y.orZero)))
  }

  /// Puts the view's centre at a point of the space that it is offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
