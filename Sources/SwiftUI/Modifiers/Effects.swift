extension View {
  /// Draws the view larger or smaller around a point, without changing its place.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transformed(around: anchor, CGAffineTransform(scaleX: x.orZero, y: y.orZero))
  }

  /// Draws the view larger or smaller around a point, without changing its place.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller around a point, without changing its place.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view through an affine map of its own coordinates.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(around: .topLeading, transform)
  }

  nonisolated func transformed(
    around anchor: UnitPoint, _ transform: CGAffineTransform
  ) -> some View {
    painted { painting, frame, _ in
      let center = anchor.point(in: frame)
      return painting.transformed(
        by: CGAffineTransform(translationX: -center.x, y: -center.y)
          .concatenating(transform)
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    }
  }

  /// Cuts off what the view draws outside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    painted { painting, frame, _ in painting.grouped { $0.clip = .init(.rect(frame)) } }
  }
}
