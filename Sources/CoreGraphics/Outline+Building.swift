extension Outline {
  /// The end of the last element: where the next one starts.
  package var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if case .close = last { return partStart }
    return last.end
  }

  /// Where the last part starts.
  private var partStart: CGPoint? {
    elements.reversed().lazy.compactMap { element -> CGPoint? in
      if case .move(let point) = element { return point }
      return nil
    }.first
  }

  /// Adds another outline's elements; with `joins`, as a continuation of the last part.
  package mutating func append(_ other: Outline, joins: Bool = false) {
    guard joins, currentPoint != nil, case .move(let start)? = other.elements.first else {
      elements += other.elements
      return
    }
    elements.append(.line(to: start))
    elements += other.elements.dropFirst()
  }

  /// Part of a circle as Core Graphics draws it; angles in radians.
  ///
  /// `clockwise` means that angles decrease: on the screen, where y points down, that turns to
  /// the left. A sweep of more than a full turn is a full turn.
  package static func arc(
    center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) -> Outline {
    let turn = 2 * Double.pi
    var sweep = endAngle - startAngle
    if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
    if !clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    return arc(center: center, radius: radius, from: startAngle, to: startAngle + sweep)
  }

  /// An arc that touches the lines from `start` to `corner` and from `corner` to `end`.
  package static func arc(
    from start: CGPoint, corner: CGPoint, end: CGPoint, radius: Double
  ) -> Outline {
    let first = atan2(start.y - corner.y, start.x - corner.x)
    let second = atan2(end.y - corner.y, end.x - corner.x)
    var opening = (second - first).remainder(dividingBy: 2 * .pi)
    guard start != corner, end != corner, abs(sin(opening)) > 1e-9, radius > 0 else {
      return Outline([.move(to: corner)])
    }
    let distance = radius / abs(sin(opening / 2))
    let bisector = first + opening / 2
    let center = CGPoint(
      x: corner.x + distance * cos(bisector), y: corner.y + distance * sin(bisector))
    opening = opening > 0 ? .pi - opening : -.pi - opening
    let begin = first + (opening > 0 ? -.pi / 2 : .pi / 2)
    return arc(center: center, radius: radius, from: begin, to: begin - opening)
  }
}

extension Outline {
  /// The smallest rectangle around all points, those that only shape curves included.
  package var controlBounds: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
