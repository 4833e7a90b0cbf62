extension Outline {
  /// The outline of the points that a rule picks by whether they lie in this area, and in another.
  ///
  /// Curves become short straight lines.
  package func combined(
    with other: Outline, evenOdd: Bool, _ isPicked: (Bool, Bool) -> Bool
  ) -> Outline {
    let (own, its) = (edges(closed: true), other.edges(closed: true))
    let all = own + its
    let step = 1e-5 * max(1, all.reach)
    func picks(_ point: CGPoint) -> Bool {
      isPicked(own.encloses(point, evenOdd: evenOdd), its.encloses(point, evenOdd: evenOdd))
    }
    var seen: Set<StraightEdge> = []
    let border = all.flatMap { $0.divided(by: all) }.compactMap { edge -> StraightEdge? in
      guard !seen.contains(edge.reversed), seen.insert(edge).inserted else { return nil }
      let (right, left) = (picks(edge.beside(step)), picks(edge.beside(-step)))
      return right == left ? nil : right ? edge : edge.reversed
    }
    return Outline(rings: border.rings)
  }

  /// The parts of the line that lie inside of an area, or outside.
  package func line(
    inside isInside: Bool, of other: Outline, evenOdd: Bool
  ) -> Outline {
    let area = other.edges(closed: true)
    let pieces = edges(closed: false).flatMap { $0.divided(by: area) }.filter {
      area.encloses($0.middle, evenOdd: evenOdd) == isInside
    }
    var result = Outline()
    for piece in pieces {
      if result.currentPoint != piece.start { result.elements.append(.move(to: piece.start)) }
      result.elements.append(.line(to: piece.end))
    }
    return result
  }

  /// The outline in straight lines; as an area, each part ends where it began.
  private func edges(closed: Bool) -> [StraightEdge] {
    var (edges, first, last) = ([StraightEdge](), CGPoint.zero, CGPoint.zero)
    func close() {
      if closed, first != last { edges.append(StraightEdge(start: last, end: first)) }
    }
    for segment in segments {
      if segment.beginsPart {
        close()
        first = segment.start.snapped
        last = first
      }
      let count = segment.isStraight ? 1 : 16
      for index in 1...count {
        let next = segment.point(at: Double(index) / Double(count)).snapped
        if next != last { edges.append(StraightEdge(start: last, end: next)) }
        last = next
      }
    }
    close()
    return edges
  }

  private init(rings: [[CGPoint]]) {
    self.init(
      rings.flatMap { ring in
        [.move(to: ring[0])] + ring.dropFirst().map { Element.line(to: $0) } + [.close]
      })
  }
}

extension [StraightEdge] {
  /// How far the edges reach.
  fileprivate var reach: Double {
    let points = map(\.start)
    let (xs, ys) = (points.map { Double($0.x) }, points.map { Double($0.y) })
    return Swift.max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  /// The edges put together end to end, without points in the middle of a straight line.
  fileprivate var rings: [[CGPoint]] {
    var (rest, rings) = ([CGPoint: [CGPoint]](), [[CGPoint]]())
    for edge in self { rest[edge.start, default: []].append(edge.end) }
    for edge in self {
      var (ring, point) = ([CGPoint](), edge.start)
      while let next = rest[point]?.popLast() {
        ring.append(point)
        point = next
      }
      let corners = ring.corners
      if corners.count > 2 { rings.append(corners) }
    }
    return rings
  }
}

extension [CGPoint] {
  /// The points of a ring at which it turns.
  fileprivate var corners: [CGPoint] {
    indices.filter { index in
      let (before, here) = (self[(index + count - 1) % count], self[index])
      let after = self[(index + 1) % count]
      let cross =
        (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
      return abs(cross) > 1e-9
    }.map { self[$0] }
  }
}
