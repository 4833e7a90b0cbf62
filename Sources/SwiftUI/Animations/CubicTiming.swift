/// A Bézier curve from (0, 0) to (1, 1), read as a function of x.
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // Beyond these there would be several values for a moment.
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  var inverse: CubicTiming { CubicTiming(y1, x1, y2, x2) }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.point(y1, y2, parameter(at: x))
  }

  func velocity(at x: Double) -> Double {
    let parameter = parameter(at: x)
    let (dx, dy) = (Self.slope(x1, x2, parameter), Self.slope(y1, y2, parameter))
    return dx == 0 ? (dy == 0 ? 1 : .infinity) : dy / dx
  }

  /// Halves the interval in which the place must lie: x never goes back.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.point(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
