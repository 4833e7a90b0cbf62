import Drawing

extension View {
  /// Draws the view larger or smaller around a point, without changing its place.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transformed(around: anchor, .scale(CGSize(width: x, height: y)))
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

  /// Draws the view turned around a point, without changing its place.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    transformed(around: anchor, .turn(angle))
  }

  /// Draws the view through an affine map of its own coordinates.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(around: .topLeading, transform)
  }

  /// Draws a shadow behind the view; `radius` says how soft it is, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    painted { painting, _, environment in
      let color = color.source.rgba(in: environment)
      let effect = DisplayItem.Effect.shadow(
        color, radius: max(0, radius.orZero), x: x.orZero, y: y.orZero)
      return painting.grouped { $0.effects = [effect] }
    }
  }

  /// Draws the view out of focus; `radius` says how far, in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    painted { painting, _, _ in painting.blurred(radius) }
  }

  nonisolated func transformed(
    around anchor: UnitPoint, _ transform: CGAffineTransform
  ) -> some View {
    painted { painting, frame, _ in
      painting.transformed(by: transform, around: anchor, of: frame)
    }
  }
}
