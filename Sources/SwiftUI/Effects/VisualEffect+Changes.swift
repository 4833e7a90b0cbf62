import Drawing

// The same changes as those of views.

extension VisualEffect {
  /// See-through: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { painting, _, _ in painting.faded(opacity.isNaN ? 1 : opacity) }
  }

  /// Larger or smaller around a point.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    transformed(.scale(CGSize(width: x, height: y)), around: anchor)
  }

  /// Larger or smaller around a point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Larger or smaller around a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turned around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(.turn(angle), around: anchor)
  }

  /// Turned in space; what perspective adds is not drawn.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let turn = SpaceTurn(angle, axis: axis)
    let remark = turn.isFlat ? nil : ".rotation3DEffect: perspective"
    return AddedEffect(base: self, remark: remark) { painting, frame, _ in
      painting.transformed(by: turn.seenFromFar, around: anchor, of: frame)
    }
  }

  /// Drawn through an affine map of its own coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformed(transform, around: .topLeading)
  }

  /// Drawn through a map of the plane, of which only the affine part is drawn.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    transformed(transform.affine, around: .topLeading)
  }

  /// Drawn beside its place.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    transformed(.move(offset), around: .topLeading)
  }

  /// Drawn beside its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Out of focus; `radius` says how far, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { painting, _, _ in painting.blurred(radius) }
  }

  private func transformed(
    _ transform: CGAffineTransform, around anchor: UnitPoint
  ) -> some VisualEffect {
    adding { painting, frame, _ in painting.transformed(by: transform, around: anchor, of: frame) }
  }
}

extension VisualEffect {
  /// Brighter, by an amount that 1 makes all of it white.
  public func brightness(_ amount: Double) -> some VisualEffect { recolored(.brightness(amount)) }

  /// With colours that lie further apart; 1 leaves them as they are.
  public func contrast(_ amount: Double) -> some VisualEffect { recolored(.contrast(amount)) }

  /// With stronger or weaker colours; 1 leaves them as they are.
  public func saturation(_ amount: Double) -> some VisualEffect { recolored(.saturation(amount)) }

  /// With less colour; 1 leaves grays.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    recolored(.saturation(1 - amount))
  }

  /// With the wheel of colours turned.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { recolored(.hueRotation(angle)) }

  /// Mixed with the colours behind.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    AddedEffect(base: self, remark: blendMode.remark) { painting, _, _ in
      painting.blended(blendMode)
    }
  }

  private func recolored(_ matrix: ColorMatrix) -> some VisualEffect {
    adding { painting, _, _ in painting.recolored(matrix) }
  }
}
