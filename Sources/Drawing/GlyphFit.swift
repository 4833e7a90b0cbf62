import CoreGraphics

/// How the outlines of the open font are fitted to the widths of iOS.
enum GlyphFit {
  /// How much a glyph is stretched from its own width to the cell's, to four decimals.
  ///
  /// Beyond the limits letters would look wrong, so they stand in the middle of their cell.
  static func stretch(from own: Double, to cell: Double) -> Double {
    guard own > 0, cell > 0 else { return 1 }
    let stretch = min(max(cell / own, limits.lowerBound), limits.upperBound)
    return (stretch * 1e4).rounded() / 1e4
  }

  private static let limits = 0.85...1.15
}

extension GlyphFit {
  /// The frame that stands for a character without a glyph.
  static func box(size: Double) -> Outline {
    let side = TextShaper.emojiWidth * size
    let outer = CGRect(x: side * 0.08, y: -0.86 * size, width: side * 0.84, height: side * 0.84)
    let inner = outer.insetBy(dx: size * 0.06, dy: size * 0.06)
    let hole = Outline.roundedRect(inner, radii: CornerRadii(size * 0.14)).reversed
    return Outline(
      Outline.roundedRect(outer, radii: CornerRadii(size * 0.2)).elements + hole.elements)
  }
}
