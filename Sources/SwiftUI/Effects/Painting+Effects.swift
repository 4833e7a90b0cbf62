import Drawing

// What modifiers do to a drawn view, whether its geometry decides on it or not.

extension Painting {
  /// Draws through an affine map around a point of the frame.
  func transformed(
    by transform: CGAffineTransform, around anchor: UnitPoint, of frame: CGRect
  ) -> Painting {
    let center = anchor.point(in: frame)
    return transformed(
      by: CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }

  /// Draws out of focus.
  func blurred(_ radius: CGFloat) -> Painting {
    grouped { $0.effects = [.blur(radius: max(0, radius.orZero))] }
  }

  /// Draws in other colours.
  func recolored(_ matrix: ColorMatrix) -> Painting {
    var painting = grouped { $0.effects = [.colors(matrix.values)] }
    for index in elements.indices {
      let color = elements[index].description.color
      painting.elements[index].description.color = color.map(matrix.applied)
    }
    return painting
  }

  /// Shows only what the mask leaves; nothing where there is none.
  var seenThroughMask: Painting {
    guard let mask, !mask.isEmpty else { return invisible }
    var painting = grouped { $0.mask = mask }
    painting.mask = nil
    return painting
  }
}

extension CGAffineTransform {
  /// Larger or smaller around the origin.
  static func scale(_ scale: CGSize) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width.orZero, y: scale.height.orZero)
  }

  /// Turned around the origin.
  static func turn(_ angle: Angle) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians.isFinite ? angle.radians : 0)
  }

  /// Moved.
  static func move(_ offset: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width.orZero, y: offset.height.orZero)
  }
}
