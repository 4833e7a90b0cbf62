import Drawing
import Foundation

/// How far letters can be told apart from what lies behind them.
struct Contrast: Hashable {
  /// As the text asks for it, whatever is around it.
  var letters: RGBA
  var behind: RGBA
  /// WCAG's ratio of the two as they are seen, from 1 to 21.
  var ratio: Double
}

extension RGBA {
  /// The colour that is seen where this one lies over another one.
  func over(_ back: RGBA) -> RGBA {
    let alpha = self.alpha + back.alpha * (1 - self.alpha)
    guard alpha > 0 else { return .clear }
    func mix(_ front: Double, _ behind: Double) -> Double {
      (front * self.alpha + behind * back.alpha * (1 - self.alpha)) / alpha
    }
    return RGBA(mix(red, back.red), mix(green, back.green), mix(blue, back.blue), alpha)
  }

  /// WCAG's contrast ratio of two opaque colours, from 1 to 21.
  func contrast(with other: RGBA) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// WCAG's relative luminance.
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
