extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// Sets the weight of the font; `nil` takes the text style's.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed(.fontChange(.weight(weight)))
  }

  /// Sets the width of the font; accepted, not drawn.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.fontChange(.width(width))) }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed(.fontChange(.design(design)))
  }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { changed(.fontChange(.bold(isActive))) }

  /// Slants the text.
  public func italic() -> Text { italic(true) }

  /// Slants the text or not.
  public func italic(_ isActive: Bool) -> Text { changed(.fontChange(.italic(isActive))) }

  /// Gives all characters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed(.fontChange(.monospaced(isActive)))
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }

  /// Sets the colour; `nil` takes the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { changed(.foreground(TextForeground($0))) } ?? self
  }

  /// Sets the style that the text is drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(TextForeground(style)))
  }

  /// Adds points between characters.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }

  /// Adds points after each character.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }

  /// Raises the text by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }

  /// Draws a line under the text; in the text's own colour.
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(active))
  }

  /// Draws a line under the text; whole, and in the text's own colour.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive))
  }

  /// Draws a line through the text; in the text's own colour.
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(active))
  }

  /// Draws a line through the text; whole, and in the text's own colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive))
  }
}
