/// A shape, turned around a point.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is changed.
  public var shape: Content
  /// How far it is turned.
  public var angle: Angle
  /// What it is turned around.
  public var anchor: UnitPoint

  /// Creates the shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The changed path.
  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    let turn = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle.radians)
      .translatedBy(x: -center.x, y: -center.y)
    return shape.path(in: rect).applying(turn)
  }

  /// What changes of the shape, the angle and the point.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }

  /// What the shape is meant for.
  public static var role: ShapeRole { Content.role }

  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape does where lines are read from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape, smaller on every side.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// Turns the shape around a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
