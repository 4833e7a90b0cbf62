/// A shape that follows that of the container around it; without one, a rectangle.
@frozen public struct ContainerRelativeShape: InsettableShape, InsetBase {
  /// Creates the shape.
  public init() {}

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  package func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.shrunk(by: inset)) }

  /// The shape, smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  /// A rectangle looks the same mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape that follows that of the container around it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Says which shape those inside follow.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    layout(ContainerLayout(shape: shape)).environment(\.isInContainer, true)
  }

  /// Says which shape those inside follow.
  nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    layout(ContainerLayout(shape: shape)).environment(\.isInContainer, true)
  }
}
