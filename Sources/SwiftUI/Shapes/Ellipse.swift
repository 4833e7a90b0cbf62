/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, InsetBase {
  /// Creates the shape.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  package func path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(ellipseIn: rect.shrunk(by: inset))
  }

  /// The ellipse, smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  /// An ellipse looks the same mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
