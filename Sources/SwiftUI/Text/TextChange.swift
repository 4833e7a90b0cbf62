/// One thing that a modifier changes about a text.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case fontChange(FontChange)
  case foreground(TextForeground)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Bool)
  case strikethrough(Bool)
  /// Something that only a renderer makes use of.
  case attribute(TextAttributes)
  /// Something that is accepted but not drawn.
  case notDrawn(String)
}

/// The style that a text's own modifier gives it.
struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle
  private let color: Color?

  init(_ style: some ShapeStyle) {
    self.style = AnyShapeStyle(style)
    color = style as? Color
  }

  /// Only colours can be compared: other styles are taken for different ones.
  static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
    lhs.color != nil && lhs.color == rhs.color
  }
}

/// Lines, distances and heights that are not part of a font.
struct TextStyling: Equatable, Sendable {
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline = false
  var strikethrough = false
}
