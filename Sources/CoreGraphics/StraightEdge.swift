/// A straight line between two points: outlines consist of such where they are combined.
struct StraightEdge: Hashable {
  var start: CGPoint
  var end: CGPoint

  var reversed: StraightEdge { StraightEdge(start: end, end: start) }

  var middle: CGPoint { start.between(end, 0.5) }

  /// A point beside the middle, as one walks along: on the right where y points down.
  func beside(_ distance: Double) -> CGPoint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return middle }
    return CGPoint(x: middle.x - dy / length * distance, y: middle.y + dx / length * distance)
  }

  /// The pieces between the places where other edges meet this one.
  func divided(by others: [StraightEdge]) -> [StraightEdge] {
    let shares = Set([0, 1] + others.flatMap { meetings(with: $0) }).sorted()
    let points = shares.map { start.between(end, $0).snapped }
    return zip(points, points.dropFirst()).filter { $0 != $1 }.map {
      StraightEdge(start: $0, end: $1)
    }
  }

  /// The shares of the way at which another edge crosses, or ends on, this one.
  private func meetings(with other: StraightEdge) -> [Double] {
    guard mayMeet(other) else { return [] }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let cross = dx * oy - dy * ox
    guard abs(cross) > 1e-9 else { return [other.start, other.end].compactMap { share(of: $0) } }
    let (x, y) = (other.start.x - start.x, other.start.y - start.y)
    let (own, its) = ((x * oy - y * ox) / cross, (x * dy - y * dx) / cross)
    let slack = -1e-9...1 + 1e-9
    return slack.contains(own) && slack.contains(its) ? [min(1, max(0, own))] : []
  }

  /// The share of the way at which a point lies; `nil` if it lies elsewhere.
  private func share(of point: CGPoint) -> Double? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return nil }
    let (x, y) = (point.x - start.x, point.y - start.y)
    guard abs(x * dy - y * dx) < 1e-6 * square.squareRoot() else { return nil }
    let share = (x * dx + y * dy) / square
    return (0...1).contains(share) ? share : nil
  }

  private func mayMeet(_ other: StraightEdge) -> Bool {
    min(start.x, end.x) <= max(other.start.x, other.end.x) + 1e-6
      && min(other.start.x, other.end.x) <= max(start.x, end.x) + 1e-6
      && min(start.y, end.y) <= max(other.start.y, other.end.y) + 1e-6
      && min(other.start.y, other.end.y) <= max(start.y, end.y) + 1e-6
  }
}

extension CGPoint {
  /// The nearest point of a fine grid, so that points which were computed in two ways are equal.
  var snapped: CGPoint {
    CGPoint(x: (x * 1e6).rounded() / 1e6, y: (y * 1e6).rounded() / 1e6)
  }
}

extension [StraightEdge] {
  /// Whether a point lies inside of what the edges enclose.
  func encloses(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for edge in self where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let share = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
      guard edge.start.x + (edge.end.x - edge.start.x) * share > point.x else { continue }
      winding += edge.end.y > edge.start.y ? 1 : -1
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}
