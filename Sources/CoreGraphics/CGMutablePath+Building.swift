extension CGMutablePath {
  /// Starts a new part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(to: point), transform)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(to: point), transform)
  }

  /// Starts a new part and adds straight lines through the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quadCurve(to: end, control: control), transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(.curve(to: end, control1: control1, control2: control2), transform)
  }

  /// Closes the part with a straight line.
  public func closeSubpath() {
    add(.close, .identity)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rect(rect), transform)
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CornerRadii(CGSize(width: cornerWidth, height: cornerHeight))
    add(.roundedRect(rect, radii: radii), transform)
  }

  /// Adds part of a circle, after a line to its start.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Outline.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    add(arc, transform, joins: true)
  }

  /// Adds all of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.outline, transform)
  }
}
