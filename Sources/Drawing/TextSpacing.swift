import Foundation

/// The distances that SwiftUI keeps around a text when nobody asks for others.
package enum TextSpacing {
  /// Between two texts, one above the other: the lower one's leading, rounded up to a pixel.
  package static func between(lowerGap: Double, pixel: Double) -> Double {
    roundedUp(lowerGap, to: pixel)
  }

  /// From the bottom of a text to something that is no text.
  package static func below(size: Double, pixel: Double) -> Double {
    reach(size, pixel) - FontMetrics.capHeight(size)
  }

  /// From something that is no text to the top of a text.
  package static func above(size: Double, pixel: Double) -> Double {
    reach(size, pixel) - FontMetrics.ascent(size)
  }

  private static func reach(_ size: Double, _ pixel: Double) -> Double {
    let line = FontMetrics.lineHeight(size)
    return line + roundedUp(0.1 * line, to: pixel)
  }
}

/// The next multiple of `pixel`; what lies on one up to rounding errors stays.
package func roundedUp(_ value: Double, to pixel: Double) -> Double {
  guard pixel > 0 else { return value }
  return (value / pixel - 1e-6).rounded(.up) * pixel
}

/// The nearest multiple of `pixel`.
package func rounded(_ value: Double, to pixel: Double) -> Double {
  guard pixel > 0 else { return value }
  return (value / pixel).rounded() * pixel
}
