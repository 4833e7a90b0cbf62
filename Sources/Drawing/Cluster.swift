/// One character of a run as laid out: what is drawn for it and how far it leads.
struct Cluster: Sendable {
  enum Break: Sendable {
    /// No line may end after it.
    case none
    /// A line may end after it.
    case after
    /// A line may end after it, and it hangs over the line's end.
    case space
    /// A line must end after it.
    case newline
  }

  var text: Character
  var font: FontKey
  var glyphs: [TextLayout.Glyph]
  /// Points to the next character, kerning and tracking included.
  var advance: Double
  var lineBreak: Break
  /// The run that it belongs to.
  var run = 0
}
