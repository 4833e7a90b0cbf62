extension Path {
  /// Starts a new part.
  public mutating func move(to point: CGPoint) {
    outline.elements.append(.move(to: point))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    outline.elements.append(.line(to: point))
  }

  /// Starts a new part and adds straight lines through the points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    outline.elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the part with a straight line.
  public mutating func closeSubpath() {
    outline.elements.append(.close)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rect(rect), transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize, style: style).outline, transform)
  }

  /// Adds a rectangle whose corners are round each in its own way.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).outline, transform)
  }

  /// Adds part of a circle, after a line to its start.
  ///
  /// `clockwise` is meant as where y points up: on the screen, `false` turns to the right.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Outline.arc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      clockwise: clockwise)
    add(arc, transform, joins: true)
  }

  /// Adds part of a circle that turns by `delta`, after a line to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Outline.arc(
      center: center, radius: radius, from: startAngle.radians,
      to: startAngle.radians + delta.radians)
    add(arc, transform, joins: true)
  }

  /// Adds an arc that touches the lines to and from a corner, after a line to its start.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    let arc = Outline.arc(
      from: start, corner: tangent1End, end: tangent2End, radius: radius)
    add(arc, transform, joins: true)
  }

  /// Adds all of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.outline, transform)
  }

  private mutating func add(
    _ other: Outline, _ transform: CGAffineTransform, joins: Bool = false
  ) {
    outline.append(other.transformed(by: transform), joins: joins)
  }
}
