extension Outline {
  package func transformed(by map: CGAffineTransform) -> Outline {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: map.a * point.x + map.c * point.y + map.tx,
        y: map.b * point.x + map.d * point.y + map.ty)
    }
    return Outline(elements.map { $0.mapped(moved) })
  }

  package func offset(x: Double, y: Double) -> Outline {
    transformed(by: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }

  /// The smallest rectangle around the curves themselves, not around their handles.
  package var bounds: CGRect {
    var box = Box()
    for segment in segments {
      box.add(segment.start)
      box.add(segment.end)
      for time in segment.extremes { box.add(segment.point(at: time)) }
    }
    if segments.isEmpty { elements.compactMap(\.end).forEach { box.add($0) } }
    return box.rect
  }

  /// Whether a point lies inside; open parts count as closed.
  package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    for segment in segments {
      if segment.beginsPart {
        winding += Line(start: last, end: first).crossing(rightOf: point)
        first = segment.start
      }
      winding += segment.crossings(rightOf: point)
      last = segment.end
    }
    winding += Line(start: last, end: first).crossing(rightOf: point)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The same outline drawn the other way round, each part closed.
  package var reversed: Outline {
    var result = Outline()
    for segment in segments.reversed() {
      if result.elements.isEmpty || result.elements.last == .close {
        result.elements.append(.move(to: segment.end))
      }
      result.elements.append(
        segment.isStraight
          ? .line(to: segment.start)
          : .curve(
            to: segment.start, control1: segment.control2, control2: segment.control1))
      if segment.beginsPart { result.elements.append(.close) }
    }
    return result
  }
}

extension Outline.Element {
  /// Where the element leads; `nil` for the way back to the part's beginning.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close: nil
    }
  }

  package func mapped(_ map: (CGPoint) -> CGPoint) -> Outline.Element {
    switch self {
    case .move(let end): .move(to: map(end))
    case .line(let end): .line(to: map(end))
    case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
    case .curve(let end, let control1, let control2):
      .curve(to: map(end), control1: map(control1), control2: map(control2))
    case .close: .close
    }
  }
}

/// A straight piece of an outline.
struct Line {
  var start: CGPoint
  var end: CGPoint

  /// 1 or −1 if the line passes a point on its right side, downward or upward.
  func crossing(rightOf point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }
}

private struct Box {
  private var low = CGPoint(x: Double.infinity, y: .infinity)
  private var high = CGPoint(x: -Double.infinity, y: -.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
