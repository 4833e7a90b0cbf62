/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, InsetBase {
  /// Creates the shape.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  package func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.shrunk(by: inset)) }

  /// The rectangle, smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  /// A rectangle looks the same mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
