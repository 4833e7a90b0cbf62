/// Quarters of circles from (0, 0) to (1, 1).
enum CircularTiming: Hashable, Sendable {
  case easeIn
  case easeOut
  case easeInOut
  /// What `easeInOut` is when its axes have changed places: fast at both ends.
  case easeOutIn

  var inverse: CircularTiming {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .easeOutIn
    case .easeOutIn: .easeInOut
    }
  }

  func value(at x: Double) -> Double {
    switch self {
    case .easeIn: 1 - (1 - x * x).squareRoot()
    case .easeOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .easeInOut: halved(.easeIn, .easeOut, x) { $0.value(at: $1) / 2 + $2 }
    case .easeOutIn: halved(.easeOut, .easeIn, x) { $0.value(at: $1) / 2 + $2 }
    }
  }

  func velocity(at x: Double) -> Double {
    switch self {
    case .easeIn: x / (1 - x * x).squareRoot()
    case .easeOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .easeInOut: halved(.easeIn, .easeOut, x) { curve, x, _ in curve.velocity(at: x) }
    case .easeOutIn: halved(.easeOut, .easeIn, x) { curve, x, _ in curve.velocity(at: x) }
    }
  }

  /// Asks one curve for the first half and another one for the second.
  private func halved(
    _ first: CircularTiming, _ second: CircularTiming, _ x: Double,
    _ read: (CircularTiming, Double, Double) -> Double
  ) -> Double {
    x < 0.5 ? read(first, 2 * x, 0) : read(second, 2 * x - 1, 0.5)
  }
}
