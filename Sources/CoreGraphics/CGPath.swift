/// An immutable path.
public class CGPath: Hashable, @unchecked Sendable {
  // Only `CGMutablePath` changes this.
  package fileprivate(set) var outline: Outline

  package init(_ outline: Outline) {
    self.outline = outline
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline.rect(rect).transformed(by: transform?.pointee ?? .identity))
  }

  /// Creates a path of the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline.ellipse(in: rect).transformed(by: transform?.pointee ?? .identity))
  }

  /// Creates a path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CornerRadii(CGSize(width: cornerWidth, height: cornerHeight))
    self.init(
      Outline.roundedRect(rect, radii: radii).transformed(by: transform?.pointee ?? .identity))
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { outline.elements.isEmpty }
  /// The end of the path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest rectangle around the curves.
  public var boundingBoxOfPath: CGRect { isEmpty ? .null : outline.bounds }
  /// The smallest rectangle around the curves and their control points.
  public var boundingBox: CGRect { isEmpty ? .null : outline.controlBounds }

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(outline) }
  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// Whether a point lies inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Whether both have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }

  /// Feeds the elements into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() {
    self.init(Outline())
  }

  package func add(_ element: Outline.Element, _ transform: CGAffineTransform) {
    outline.elements.append(element.mapped { $0.applying(transform) })
  }

  package func add(_ other: Outline, _ transform: CGAffineTransform, joins: Bool = false) {
    outline.append(other.transformed(by: transform), joins: joins)
  }
}
