/// One thing that a modifier changes about a font.
enum FontChange: Hashable, Sendable {
  /// `nil` gives the weight of the text style.
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case smallCaps(Bool)
  case design(Font.Design?)
  case leading(Font.Leading)
  case width(Font.Width?)
  case pointSize(CGFloat)
  case scale(CGFloat)
}

extension Font {
  /// The font, bold: semibold in the smaller text styles.
  public func bold() -> Font { changed(.bold(true)) }
  /// The font, bold or not.
  public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }
  /// The font, slanted.
  public func italic() -> Font { changed(.italic(true)) }
  /// The font, slanted or not.
  public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// The font with characters of equal width.
  public func monospaced() -> Font { changed(.monospaced(true)) }
  /// The font with characters of equal width or not.
  public func monospaced(_ isActive: Bool) -> Font { changed(.monospaced(isActive)) }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// The font with small capitals; accepted, not drawn.
  public func smallCaps() -> Font { changed(.smallCaps(true)) }
  /// The font with small capitals for lowercase letters; accepted, not drawn.
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps(true)) }
  /// The font with small capitals for uppercase letters; accepted, not drawn.
  public func uppercaseSmallCaps() -> Font { changed(.smallCaps(true)) }
  /// The font with small capitals or not; accepted, not drawn.
  public func smallCaps(_ isActive: Bool) -> Font { changed(.smallCaps(isActive)) }
  /// The font with small capitals for lowercase letters or not; accepted, not drawn.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { changed(.smallCaps(isActive)) }
  /// The font with small capitals for uppercase letters or not; accepted, not drawn.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { changed(.smallCaps(isActive)) }
  /// The font with more or less between lines.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  /// The font with wider or narrower letters; accepted, not drawn.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// The font at a size in points.
  public func pointSize(_ size: CGFloat) -> Font { changed(.pointSize(size)) }
  /// The font, larger or smaller by a factor.
  public func scaled(by factor: CGFloat) -> Font { changed(.scale(factor)) }

  private func changed(_ change: FontChange) -> Font {
    Font(base, changes + [change])
  }
}
