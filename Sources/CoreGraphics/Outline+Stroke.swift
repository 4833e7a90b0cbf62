extension Outline {
  /// The area that a line along this outline covers, for the non-zero rule.
  ///
  /// Curves become straight pieces of about two points; dashes are not cut.
  package func stroked(width: Double, join: CGLineJoin = .miter, cap: CGLineCap = .butt) -> Outline
  {
    var result = Outline()
    for part in polylines {
      for (start, end) in zip(part.points, part.points.dropFirst()) {
        result.append(.band(from: start, to: end, width: width))
      }
      for corner in part.corners { result.append(.joint(corner, width, join)) }
      guard !part.isClosed else { continue }
      for end in part.ends { result.append(.cap(at: end.point, towards: end.angle, width, cap)) }
    }
    return result
  }

  private var polylines: [Polyline] {
    var parts: [Polyline] = []
    for segment in segments {
      if segment.beginsPart { parts.append(Polyline(points: [segment.start])) }
      let count = segment.isStraight ? 1 : min(64, max(4, Int(segment.length / 2)))
      for index in 1...count {
        parts[parts.count - 1].points.append(segment.point(at: Double(index) / Double(count)))
      }
    }
    return parts
  }

  private static func band(from start: CGPoint, to end: CGPoint, width: Double) -> Outline {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return Outline() }
    let x = -(end.y - start.y) / length * width / 2
    let y = (end.x - start.x) / length * width / 2
    return .polygon([
      CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: start.x - x, y: start.y - y),
      CGPoint(x: end.x - x, y: end.y - y), CGPoint(x: end.x + x, y: end.y + y),
    ])
  }

  private static func joint(_ corner: Polyline.Corner, _ width: Double, _ join: CGLineJoin)
    -> Outline
  {
    let turn = (corner.after - corner.before).remainder(dividingBy: 2 * .pi)
    guard abs(turn) > 1e-6 else { return Outline() }
    if join == .round {
      return circle(corner.point, width / 2)
    }
    let side = turn > 0 ? -Double.pi / 2 : .pi / 2
    let first = corner.point.moved(width / 2, towards: corner.before + side)
    let second = corner.point.moved(width / 2, towards: corner.after + side)
    let reach = width / 2 / max(1e-6, cos(turn / 2))
    let tip = corner.point.moved(reach, towards: corner.before + turn / 2 + side)
    let isSharp = join == .miter && reach <= 10 * width / 2
    return .polygon(isSharp ? [corner.point, first, tip, second] : [corner.point, first, second])
  }

  private static func cap(
    at point: CGPoint, towards angle: Double, _ width: Double, _ cap: CGLineCap
  ) -> Outline {
    switch cap {
    case .butt: Outline()
    case .round: circle(point, width / 2)
    case .square: band(from: point, to: point.moved(width / 2, towards: angle), width: width)
    }
  }

  private static func circle(_ center: CGPoint, _ radius: Double) -> Outline {
    let box = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return .polygon(ellipse(in: box).polylines.first?.points ?? [])
  }

  /// Corners in the same direction of turn, so that areas that overlap add up.
  private static func polygon(_ points: [CGPoint]) -> Outline {
    guard points.count > 2 else { return Outline() }
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    let ordered = area < 0 ? points.reversed() : points
    return Outline([.move(to: ordered[0])] + ordered.dropFirst().map { .line(to: $0) } + [.close])
  }
}

/// One part of an outline as straight lines.
private struct Polyline {
  struct Corner {
    let point: CGPoint
    let before: Double
    let after: Double
  }

  var points: [CGPoint]

  var isClosed: Bool { points.count > 2 && points.first == points.last }

  var corners: [Corner] {
    guard points.count > 2 else { return [] }
    let inner = (1..<points.count - 1).map { corner(points[$0 - 1], points[$0], points[$0 + 1]) }
    return isClosed ? inner + [corner(points[points.count - 2], points[0], points[1])] : inner
  }

  var ends: [(point: CGPoint, angle: Double)] {
    guard points.count > 1 else { return [] }
    let (first, last) = (points[0], points[points.count - 1])
    return [(first, points[1].angle(to: first)), (last, points[points.count - 2].angle(to: last))]
  }

  private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> Corner {
    Corner(point: point, before: before.angle(to: point), after: point.angle(to: after))
  }
}

extension CGPoint {
  fileprivate func angle(to other: CGPoint) -> Double { atan2(other.y - y, other.x - x) }

  fileprivate func moved(_ distance: Double, towards angle: Double) -> CGPoint {
    CGPoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}
