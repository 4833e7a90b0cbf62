/// Vertical metrics of the iOS system font: linear in the size, the same at every weight.
///
/// Measured on iOS 26: ascender 1950, descender −494, cap height 1443 of 2048 units, no line gap.
package enum FontMetrics {
  static let unitsPerEm = 2048.0

  package static func ascent(_ size: Double) -> Double { size * 1950 / unitsPerEm }
  package static func descent(_ size: Double) -> Double { size * 494 / unitsPerEm }
  package static func lineHeight(_ size: Double) -> Double { size * 2444 / unitsPerEm }
  package static func capHeight(_ size: Double) -> Double { size * 1443 / unitsPerEm }
}

extension Face {
  /// Points between two lines in this face, or to a text above it in a stack.
  ///
  /// Text styles have a leading of their own. Fonts of a given size have none: two lines of 16
  /// points, set 2 points apart, are 40.5 points high in a picture at two pixels to the point.
  package var gap: Double { leading ?? 0 }
}
