import Glyphs

/// Characters that one font has and the tables don't: shaped together, since they may join.
struct ForeignWord {
  var text = ""
  var font: TextShaper.Font?
}

extension TextShaper {
  /// The font for a character outside the tables; `nil` if it is in them, blank, or in no font.
  func foreignFont(for character: Character) -> Font? {
    guard units(of: character) == nil, !character.isWhitespace, !character.isEmoji,
      !character.isUnseen,
      let scalar = character.unicodeScalars.first
    else { return nil }
    return fonts.first { $0.font.instance.glyph(for: scalar) != nil }
  }

  func take(_ word: inout ForeignWord) -> [Cluster] {
    defer { word = ForeignWord() }
    guard let font = word.font else { return [] }
    let glyphs = font.font.instance.shape(word.text)
    let isBackwards = (glyphs.first?.cluster ?? 0) > (glyphs.last?.cluster ?? 0)
    if isBackwards {
      var cluster = foreign(word.text, glyphs[...], font)
      cluster.isRightToLeft = true
      return [cluster]
    }
    var (offset, rest) = (0, glyphs[...])
    return word.text.map { character in
      offset += String(character).utf8.count
      let own = rest.prefix { $0.cluster < offset }
      rest = rest.dropFirst(own.count)
      return foreign(String(character), own, font)
    }
  }

  /// As wide as in the font that has it, widened as letters are.
  private func foreign(_ text: String, _ shaped: ArraySlice<ShapedGlyph>, _ font: Font) -> Cluster {
    let widening = font.font.widening
    let (glyphs, width) = placed(shaped, font, stretch: widening)
    let advance = width + (points(fontTracking) + tracking) * Double(text.count)
    return Cluster(
      text: text, font: font.key, glyphs: glyphs, advance: advance, lineBreak: .none)
  }

  /// A letter of the tables with marks that no font has in one glyph with it.
  func marked(_ character: Character, cell: Double) -> Cluster {
    let base = character.unicodeScalars.first ?? " "
    guard let font = fonts.first(where: { $0.font.instance.glyph(for: base) != nil }) else {
      return blank(character, width: cell + tracking)
    }
    let (glyphs, _) = placed(font.font.instance.shape(String(character))[...], font, stretch: 1)
    return Cluster(
      text: String(character), font: font.key, glyphs: glyphs, advance: cell + tracking,
      lineBreak: .none)
  }

  private func placed(
    _ shaped: ArraySlice<ShapedGlyph>, _ font: Font, stretch: Double
  ) -> (glyphs: [TextLayout.Glyph], width: Double) {
    let scale = font.font.scale * face.size
    var (pen, glyphs) = (0.0, [TextLayout.Glyph]())
    for glyph in shaped {
      let (x, y) = (pen + glyph.x * scale * stretch, glyph.y * scale)
      glyphs.append(.init(index: glyph.index, x: x, y: y, stretch: stretch))
      pen += glyph.advance * scale * stretch
    }
    return (glyphs, pen)
  }
}
