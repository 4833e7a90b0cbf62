extension Outline {
  /// The outline's pieces, each with its beginning: straight lines too are cubic curves here.
  package var segments: [Segment] {
    var result: [Segment] = []
    var (part, current, isNew) = (CGPoint.zero, CGPoint.zero, true)
    for element in elements {
      switch element {
      case .move(let point): (part, current, isNew) = (point, point, true)
      case .close:
        if current != part { result.append(Segment(current, to: .line(to: part), isNew)) }
        (current, isNew) = (part, true)
      default:
        result.append(Segment(current, to: element, isNew))
        (current, isNew) = (element.end ?? current, false)
      }
    }
    return result
  }

  /// One cubic curve of an outline.
  package struct Segment: Hashable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint
    package var isStraight: Bool
    /// Whether it is the first after a move.
    package var beginsPart: Bool

    init(_ start: CGPoint, to element: Element, _ beginsPart: Bool) {
      let end = element.end ?? start
      (self.start, self.end, self.beginsPart) = (start, end, beginsPart)
      (control1, control2, isStraight) = (start, end, true)
      if case .quadCurve(_, let control) = element {
        control1 = start.between(control, 2.0 / 3)
        control2 = end.between(control, 2.0 / 3)
        isStraight = false
      }
      if case .curve(_, let first, let second) = element {
        (control1, control2, isStraight) = (first, second, false)
      }
    }

    package func point(at time: Double) -> CGPoint {
      CGPoint(x: xs.value(at: time), y: ys.value(at: time))
    }

    /// The times at which the curve turns, in x or in y.
    var extremes: [Double] {
      isStraight ? [] : xs.turns + ys.turns
    }

    private var xs: Cubic { Cubic(start.x, control1.x, control2.x, end.x) }
    private var ys: Cubic { Cubic(start.y, control1.y, control2.y, end.y) }

    /// How often the curve passes a point on its right side, downward less upward; near enough for hit
    /// tests.
    func crossings(rightOf point: CGPoint) -> Int {
      guard ys.mayReach(point.y), !xs.isBelow(point.x) else { return 0 }
      let count = isStraight ? 1 : 16
      var (winding, last) = (0, start)
      for step in 1...count {
        let next = self.point(at: Double(step) / Double(count))
        winding += Line(start: last, end: next).crossing(rightOf: point)
        last = next
      }
      return winding
    }
  }

  /// A curve's way along one axis.
  private struct Cubic {
    var (start, control1, control2, end): (Double, Double, Double, Double)

    init(_ start: Double, _ control1: Double, _ control2: Double, _ end: Double) {
      (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    func value(at time: Double) -> Double {
      let rest = 1 - time
      let outer = rest * rest * rest * start + time * time * time * end
      return outer + 3 * rest * time * (rest * control1 + time * control2)
    }

    /// Between its ends and handles lies all of a curve.
    func mayReach(_ value: Double) -> Bool {
      min(start, control1, control2, end) <= value && value <= max(start, control1, control2, end)
    }

    func isBelow(_ value: Double) -> Bool { max(start, control1, control2, end) < value }

    /// The times at which it turns.
    var turns: [Double] {
      let (first, second, third) = (control1 - start, control2 - control1, end - control2)
      let (square, linear) = (first - 2 * second + third, second - first)
      guard abs(square) > 1e-12 else {
        return [linear == 0 ? 0 : -first / (2 * linear)].filter { $0 > 0 && $0 < 1 }
      }
      let root = linear * linear - square * first
      guard root >= 0 else { return [] }
      return [1.0, -1].map { (-linear + $0 * root.squareRoot()) / square }
        .filter { $0 > 0 && $0 < 1 }
    }
  }
}

extension CGPoint {
  /// The point at a share of the way to another.
  package func between(_ other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
