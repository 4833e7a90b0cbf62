import CoreGraphics

/// Text broken into lines: its size in points, and each glyph's place.
package struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var runs: [GlyphRun]
    /// Distance of the baseline from the layout's top.
    package var baseline: Double
    package var x: Double
    package var width: Double
  }

  /// Glyphs of one font file, at one size, in one colour.
  package struct GlyphRun: Hashable, Sendable {
    package var text: String
    /// Which of the runs that were laid out it is part of.
    package var run: Int
    package var font: FontKey
    package var face: Face
    package var color: RGBA
    package var glyphs: [Glyph]
    package var x: Double
    package var width: Double
    package var baselineOffset: Double
    package var underline: Bool
    package var strikethrough: Bool
  }

  package struct Glyph: Hashable, Sendable {
    /// The index in the font file.
    package var index: UInt32
    /// Distance from the run's start.
    package var x: Double
    /// Points that it stands above the baseline.
    package var y = 0.0
    /// The factor that fits the open font's outline to the width that iOS gives the character.
    package var stretch: Double
  }

  package var lines: [Line]
  /// Rounded up to device pixels.
  package var size: CGSize
  package var firstBaseline: Double
  package var lastBaseline: Double
  /// Whether something of the text is not shown.
  package var isTruncated: Bool
}
