/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, InsetBase {
  /// The curve of the ends.
  ///
  /// On a capsule there is no room for the soft begin of a continuous corner: both styles draw
  /// half circles.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The capsule.
  public func path(in rect: CGRect) -> Path { Path(.capsule(in: rect)) }

  package func path(in rect: CGRect, inset: CGFloat) -> Path {
    path(in: rect.shrunk(by: inset))
  }

  /// The capsule, smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  /// A capsule looks the same mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
