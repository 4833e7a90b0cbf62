/// An outline, and how its line is drawn.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path = CGMutablePath()

  /// How wide its line is, in points.
  open var lineWidth: CGFloat = 1
  /// How its line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How pieces of its line meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far corners of its line may stick out.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Whether its inside is found by the rule of even and odd.
  open var usesEvenOddFillRule = false

  /// Creates an empty outline.
  public required override init() {
    super.init()
  }

  /// Creates an outline from one in an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  private convenience init(_ build: (CGMutablePath) -> Void) {
    self.init()
    build(path)
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the outline of the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the outline of a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? cornerRadii : .zero
    }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    self.init { $0.add(Outline.roundedRect(rect, radii: radii), .identity) }
  }

  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates the outline of a path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init { $0.addPath(CGPath) }
  }

  /// The outline as a path.
  open var cgPath: CGPath {
    get { CGPath(path.outline) }
    set { path = CGMutablePath(newValue.outline) }
  }

  /// Begins a part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, after a line to its start; `clockwise` as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // There, paths think of y as growing upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the part.
  open func close() { path.closeSubpath() }
  /// Empties it.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Turns it around.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  /// Maps it.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(path.outline.transformed(by: transform))
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The rectangle around it.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where it ends.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Says how its line is dashed.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// Fills it; nothing is drawn.
  open func fill() {}
  /// Draws its line; nothing is drawn.
  open func stroke() {}
  /// Fills it; nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws its line; nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Paints only within it from now on.
  open func addClip() {}
}
