/// Vertical metrics of the iOS system font: linear in the size, the same at every weight.
///
/// Measured on iOS 26: ascender 1950, descender −494, cap height 1443 of 2048 units, no line gap.
package enum FontMetrics {
  static let unitsPerEm = 2048.0

  package static func ascent(_ size: Double) -> Double { size * 1950 / unitsPerEm }
  package static func descent(_ size: Double) -> Double { size * 494 / unitsPerEm }
  package static func lineHeight(_ size: Double) -> Double { size * 2444 / unitsPerEm }
  package static func capHeight(_ size: Double) -> Double { size * 1443 / unitsPerEm }

  /// Points between the lines of a paragraph for a size of the Dynamic Type table.
  ///
  /// Where the table gives two leadings for a size, the one of the default style holds; between
  /// its sizes the leading is interpolated, and outside them there is none.
  package static func gap(_ size: Double) -> Double {
    max(0, leadings.value(at: size) - lineHeight(size))
  }

  private static let leadings = LinearTable([
    (0, 0), (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23),
    (19, 24), (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33),
    (28, 34), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (42, 50), (44, 52), (47, 56), (50, 59), (53, 62), (56, 66), (60, 70),
  ])
}

extension Face {
  /// Points between two lines in this face, or to a text above it in a stack.
  package var gap: Double { leading ?? FontMetrics.gap(size) }
}
