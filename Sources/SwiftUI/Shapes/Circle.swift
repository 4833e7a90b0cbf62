/// The largest circle that fits into the middle of its frame.
public struct Circle: InsettableShape, InsetBase {
  /// Creates the shape.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  package func path(in rect: CGRect, inset: CGFloat) -> Path {
    path(in: rect.shrunk(by: inset))
  }

  /// The circle, smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  /// A square with the shorter proposed side; 10 points where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let shorter = [proposal.width, proposal.height].compactMap({ $0 }).min() else {
      return CGSize(width: 10, height: 10)
    }
    return CGSize(width: shorter, height: shorter)
  }

  /// A circle looks the same mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
