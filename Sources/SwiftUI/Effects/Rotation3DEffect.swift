extension View {
  /// Turns the view in space; what perspective adds is not drawn.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let turn = SpaceTurn(angle, axis: axis)
    return transformed(around: anchor, turn.seenFromFar)
      .notDrawn(turn.isFlat ? nil : ".rotation3DEffect: perspective")
  }
}

/// A turn around an axis through the origin: what becomes of points on the screen.
struct SpaceTurn {
  /// As seen from so far away that depth makes no difference.
  let seenFromFar: CGAffineTransform
  /// Whether all points stay at the same depth.
  let isFlat: Bool

  /// Rodrigues' formula, for points whose depth is 0.
  init(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else {
      (seenFromFar, isFlat) = (.identity, true)
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cos, sin) = (cos(angle.radians), sin(angle.radians))
    let rest = 1 - cos
    seenFromFar = CGAffineTransform(
      a: cos + x * x * rest, b: x * y * rest + z * sin, c: x * y * rest - z * sin,
      d: cos + y * y * rest, tx: 0, ty: 0)
    isFlat = abs(x * z * rest - y * sin) < 1e-9 && abs(y * z * rest + x * sin) < 1e-9
  }
}
