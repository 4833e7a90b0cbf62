import CoreGraphics

/// A stretch of text in one font and colour.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var face: Face
  package var color: RGBA
  /// Points added after each character, beside the font's own tracking.
  package var tracking: Double
  /// Points that the run is raised by.
  package var baselineOffset: Double
  package var underline: Bool
  package var strikethrough: Bool

  package init(
    _ text: String, face: Face, color: RGBA, tracking: Double = 0, baselineOffset: Double = 0,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.text = text
    self.face = face
    self.color = color
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// A font at a size, resolved: no text style, no size category.
package struct Face: Hashable, Sendable {
  package enum Weight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  package enum Design: String, Hashable, Sendable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }

  /// In points.
  package var size: Double
  package var weight: Weight
  package var design: Design
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// Points between the lines of a paragraph beside the line height itself, as text styles have
  /// them; `nil` for fonts of a given size, which have none.
  package var leading: Double?

  package init(
    size: Double, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, leading: Double? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
  }
}

/// How runs are broken into lines.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: String, Hashable, Sendable { case head, middle, tail }

  package var alignment: Alignment
  package var lineLimit: Int?
  /// Whether lines that `lineLimit` allows are kept free when the text is shorter.
  package var reservesSpace: Bool
  package var truncation: Truncation
  package var lineSpacing: Double
  /// From 0 to 1: how small the text may become before it is truncated.
  package var minimumScaleFactor: Double

  package init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, reservesSpace: Bool = false,
    truncation: Truncation = .tail, lineSpacing: Double = 0, minimumScaleFactor: Double = 1
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
  }
}
