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
      CGPoint(x: value(\.x, at: time), y: value(\.y, at: time))
    }

    private func value(_ axis: KeyPath<CGPoint, CGFloat>, at time: Double) -> Double {
      let rest = 1 - time
      let outer =
        rest * rest * rest * start[keyPath: axis] + time * time * time * end[keyPath: axis]
      let inner = rest * control1[keyPath: axis] + time * control2[keyPath: axis]
      return outer + 3 * rest * time * inner
    }

    /// The times at which the curve turns, in x or in y.
    var extremes: [Double] {
      isStraight ? [] : turns(\.x) + turns(\.y)
    }

    private func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [Double] {
      let first = control1[keyPath: axis] - start[keyPath: axis]
      let second = control2[keyPath: axis] - control1[keyPath: axis]
      let third = end[keyPath: axis] - control2[keyPath: axis]
      let (square, linear) = (first - 2 * second + third, second - first)
      guard abs(square) > 1e-12 else {
        return [linear == 0 ? 0 : -first / (2 * linear)].filter { $0 > 0 && $0 < 1 }
      }
      let root = linear * linear - square * first
      guard root >= 0 else { return [] }
      return [1.0, -1].map { (-linear + $0 * root.squareRoot()) / square }
        .filter { $0 > 0 && $0 < 1 }
    }

    /// The curve as straight lines, near enough for hit tests.
    var lines: [Line] {
      let count = isStraight ? 1 : 16
      return (0..<count).map {
        Line(
          start: point(at: Double($0) / Double(count)),
          end: point(at: Double($0 + 1) / Double(count)))
      }
    }
  }
}

extension CGPoint {
  /// The point at a share of the way to another.
  package func between(_ other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
