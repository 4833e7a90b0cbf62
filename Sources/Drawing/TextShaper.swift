/// Turns a run of text into clusters: widths of iOS, glyphs of an open font.
struct TextShaper {
  let face: Face
  let tracking: Double
  typealias Font = (key: FontKey, font: DrawnFont)

  let fonts: [Font]
  private let advances: [Double]
  let fontTracking: Double

  init(face: Face, tracking: Double, library: inout FontLibrary) {
    self.face = face
    self.tracking = tracking
    fonts = FontChain.files(for: face).compactMap { file in
      let key = FontKey(file: file, weight: FontChain.weight(of: file, for: face))
      return library.font(key).map { (key, $0) }
    }
    let isMonospaced = face.design == .monospaced
    fontTracking = isMonospaced ? 0 : Tracking.units(at: face.size)
    advances =
      isMonospaced
      ? AdvanceTable.characters.map { _ in AdvanceTable.monospaced }
      : Self.proportional(face)
  }

  private static func proportional(_ face: Face) -> [Double] {
    var units = AdvanceTable.units(size: face.size, weight: face.weight)
    guard face.hasMonospacedDigits else { return units }
    // Digits of equal width are as wide as the signs that go with them.
    let width = units[index(of: "+")]
    for digit in "0123456789".unicodeScalars { units[index(of: digit)] = width }
    return units
  }

  private static func index(of scalar: Unicode.Scalar) -> Int {
    Int(scalar.value) - AdvanceTable.characters.lowerBound
  }

  func clusters(of text: String) -> [Cluster] {
    var (clusters, word) = ([Cluster](), ForeignWord())
    for character in text {
      if let font = foreignFont(for: character) {
        if word.font?.key != font.key { clusters += take(&word) }
        word.text.append(character)
        word.font = font
      } else {
        clusters += take(&word) + [cluster(character)]
      }
    }
    return joined(clusters + take(&word))
  }

  /// Clusters with what lies between them: chances to end a line, and kerning.
  private func joined(_ clusters: [Cluster]) -> [Cluster] {
    var clusters = clusters
    for index in clusters.indices {
      guard let last = clusters[index].text.last else { continue }
      let next = index + 1 < clusters.count ? clusters[index + 1].text.first : nil
      let previous = index > 0 ? clusters[index - 1].text.last : nil
      clusters[index].lineBreak = LineBreak.after(last, before: next, previous: previous)
      if let next { clusters[index].advance += kerning(last, next) }
    }
    return clusters
  }

  private func kerning(_ left: Character, _ right: Character) -> Double {
    guard face.design != .monospaced, let left = base(of: left), let right = base(of: right) else {
      return 0
    }
    let units = KerningTable.units(left, right, size: face.size, weight: face.weight)
    return units * face.size / FontMetrics.unitsPerEm
  }

  /// The letter that a character is, accents apart, if the tables have it.
  private func base(of character: Character) -> UInt8? {
    if let ascii = character.asciiValue { return ascii }
    let parts = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let first = parts.first, first.isASCII,
      parts.dropFirst().allSatisfy({ $0.properties.generalCategory == .nonspacingMark })
    else { return nil }
    return UInt8(first.value)
  }

  private func cluster(_ character: Character) -> Cluster {
    if character.isNewline || character.isUnseen { return blank(character, width: 0) }
    if character == "\t" { return blank(character, width: Self.tab) }
    if character == "\u{A0}" || character == "\u{202F}" { return space(character) }
    guard let units = units(of: character) else { return box(character) }
    return known(character, units)
  }

  /// The advance of a character in the tables.
  func units(of character: Character) -> Double? {
    if face.design != .monospaced, let relative = RelativeWidth.table[character] {
      return units(of: relative.base).map { $0 * relative.factor }
    }
    guard let base = base(of: character), AdvanceTable.characters.contains(Int(base)) else {
      return nil
    }
    return advances[Int(base) - AdvanceTable.characters.lowerBound]
  }

  /// Points that a tab takes: the default distance of tab stops.
  private static let tab = 28.0

  func points(_ units: Double) -> Double { units * face.size / FontMetrics.unitsPerEm }

  func blank(_ character: Character, width: Double) -> Cluster {
    Cluster(text: String(character), font: .box, glyphs: [], advance: width, lineBreak: .none)
  }

  /// A space that keeps its neighbours together; the narrow one is a third narrower.
  private func space(_ character: Character) -> Cluster {
    let width = advances[0] * (character == "\u{202F}" ? 2.0 / 3 : 1)
    return blank(character, width: points(width + fontTracking) + tracking)
  }

  /// A character that the tables have: the outline is fitted to its width.
  private func known(_ character: Character, _ units: Double) -> Cluster {
    let cell = points(units + fontTracking)
    guard character != " " else { return blank(character, width: cell + tracking) }
    let isDots = character == "…" && face.design != .monospaced
    let parts: [Character] = isDots ? [".", ".", "."] : [character]
    let share = cell / Double(parts.count)
    let pieces = parts.enumerated().compactMap { index, part in
      fitted(part, to: share, at: Double(index) * share)
    }
    guard let font = pieces.first?.font else { return marked(character, cell: cell) }
    return Cluster(
      text: String(character), font: font, glyphs: pieces.map(\.glyph), advance: cell + tracking,
      lineBreak: .none)
  }

  /// A glyph stretched to a cell that begins at `x`.
  private func fitted(
    _ character: Character, to cell: Double, at x: Double
  ) -> (font: FontKey, glyph: TextLayout.Glyph)? {
    guard let (key, font, glyph) = glyph(for: character) else { return nil }
    let own = font.instance.advance(of: glyph) * font.scale * face.size
    let stretch = GlyphFit.stretch(from: own, to: cell)
    let middle = (cell - own * stretch) / 2
    return (key, TextLayout.Glyph(index: glyph, x: x + middle, stretch: stretch))
  }

  private func glyph(for character: Character) -> (FontKey, DrawnFont, UInt32)? {
    let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    guard composed.count == 1, let scalar = composed.first else { return nil }
    for (key, font) in fonts {
      if let glyph = font.instance.glyph(for: scalar) { return (key, font, glyph) }
    }
    return nil
  }

  /// An emoji, or a character that no font has: a box as wide as an emoji.
  private func box(_ character: Character) -> Cluster {
    let glyph = TextLayout.Glyph(index: 0, x: 0, stretch: 1)
    let advance = Self.emojiWidth * face.size + tracking
    return Cluster(
      text: String(character), font: .box, glyphs: [glyph], advance: advance, lineBreak: .none)
  }

  /// Of the size: Apple's emoji fill a square of this width.
  static let emojiWidth = 1.25
}

extension Character {
  /// Steers how its neighbours are set, and is nothing itself: joiners, soft hyphens, controls.
  var isUnseen: Bool {
    self != "\t"
      && unicodeScalars.allSatisfy {
        $0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .control
      }
  }

  var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
