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
      let scalar = character.unicodeScalars.first
    else { return nil }
    return fonts.first { $0.font.instance.glyph(for: scalar) != nil }
  }

  func take(_ word: inout ForeignWord) -> [Cluster] {
    defer { word = ForeignWord() }
    guard let font = word.font else { return [] }
    let glyphs = font.font.instance.shape(word.text)
    let isBackwards = (glyphs.first?.cluster ?? 0) > (glyphs.last?.cluster ?? 0)
    let parts = isBackwards ? [word.text] : word.text.map { String($0) }
    var (offset, clusters) = (0, [Cluster]())
    for part in parts {
      let range = offset..<(offset + part.utf8.count)
      var cluster = foreign(part, glyphs.filter { range.contains($0.cluster) }, font)
      cluster.isRightToLeft = isBackwards
      clusters.append(cluster)
      offset = range.upperBound
    }
    return clusters
  }

  /// As wide as in the font that has it, widened as letters are.
  private func foreign(_ text: String, _ shaped: [ShapedGlyph], _ font: Font) -> Cluster {
    let widening = font.font.widening
    let scale = font.font.scale * face.size * widening
    var (pen, glyphs) = (0.0, [TextLayout.Glyph]())
    for glyph in shaped {
      glyphs.append(.init(index: glyph.index, x: pen + glyph.x * scale, stretch: widening))
      pen += glyph.advance * scale
    }
    let advance = pen + (points(fontTracking) + tracking) * Double(text.count)
    return Cluster(
      text: text, font: font.key, glyphs: glyphs, advance: advance, lineBreak: .none)
  }
}
