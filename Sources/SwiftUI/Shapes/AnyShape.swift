/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {
    base = (shape as? AnyShape)?.base ?? shape
  }

  /// The shape's path.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// What the shape does where lines are read from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
