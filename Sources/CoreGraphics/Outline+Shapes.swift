extension Outline {
  package static func rect(_ rect: CGRect) -> Outline {
    let rect = rect.standardized
    return Outline([
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  package static func ellipse(in rect: CGRect) -> Outline {
    let rect = rect.standardized
    let circle = arc(center: .zero, radius: 1, from: 0, to: 2 * .pi)
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return Outline(circle.transformed(by: fit).elements + [.close])
  }

  /// A rectangle whose shorter sides are half circles.
  package static func capsule(in rect: CGRect) -> Outline {
    roundedRect(rect, radii: CornerRadii(min(rect.width, rect.height) / 2))
  }

  /// Part of a circle; angles in radians, growing clockwise on the screen, where y points down.
  ///
  /// Goes from the first angle to the second, whichever is larger: at most one full turn.
  package static func arc(
    center: CGPoint, radius: Double, from start: Double, to end: Double
  ) -> Outline {
    let sweep = min(max(end - start, -2 * .pi), 2 * .pi)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    var outline = Outline([.move(to: point(at: start, on: center, radius))])
    for index in 0..<count {
      let angle = start + sweep * Double(index) / Double(count)
      outline.elements.append(
        piece(from: angle, sweep: sweep / Double(count), center: center, radius: radius))
    }
    return outline
  }

  /// A piece of a circle of at most a quarter turn, as one curve.
  private static func piece(
    from start: Double, sweep: Double, center: CGPoint, radius: Double
  ) -> Element {
    let handle = 4.0 / 3 * tan(sweep / 4) * radius
    let (first, last) = (point(at: start, on: center, radius), start + sweep)
    let end = point(at: last, on: center, radius)
    return .curve(
      to: end,
      control1: CGPoint(x: first.x - handle * sin(start), y: first.y + handle * cos(start)),
      control2: CGPoint(x: end.x + handle * sin(last), y: end.y - handle * cos(last)))
  }

  private static func point(at angle: Double, on center: CGPoint, _ radius: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
