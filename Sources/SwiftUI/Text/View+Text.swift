extension View {
  /// Sets the font of text.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of text; `nil` takes each text style's.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontChange(.weight(weight))
  }

  /// Sets the width of text; accepted, not drawn.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontChange(.width(width))
  }

  /// Sets the design of text.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontChange(.design(design))
  }

  /// Makes text bold or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontChange(.bold(isActive))
  }

  /// Slants text or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontChange(.italic(isActive))
  }

  /// Gives all characters of text the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontChange(.monospaced(isActive))
  }

  /// Gives all digits of text the same width.
  nonisolated public func monospacedDigit() -> some View {
    fontChange(.monospacedDigit)
  }

  /// Adds points between the characters of text.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    transformEnvironment(\.textStyling) { $0.kerning = kerning }
  }

  /// Adds points after each character of text.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    transformEnvironment(\.textStyling) { $0.tracking = tracking }
  }

  /// Raises text by points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    transformEnvironment(\.textStyling) { $0.baselineOffset = baselineOffset }
  }

  /// Draws a line under text; whole, and in the text's own colour.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textStyling) { $0.underline = isActive }
  }

  /// Draws a line through text; whole, and in the text's own colour.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textStyling) { $0.strikethrough = isActive }
  }

  private nonisolated func fontChange(_ change: FontChange) -> some View {
    transformEnvironment(\.fontChanges) { $0.append(change) }
  }
}
