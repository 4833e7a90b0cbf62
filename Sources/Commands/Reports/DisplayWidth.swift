/// How many cells of a terminal a character takes: 0, 1 or 2.
func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 2 }
  if wideScalars.contains(where: { $0.contains(first.value) }) { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: return 1
  }
}

/// The blocks whose characters are wide or full-width in Unicode's EastAsianWidth.txt; what is
/// narrow inside of them is not assigned.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul Jamo
  0x2E80...0x303E,  // radicals, CJK punctuation
  0x3041...0x33FF,  // kana, bopomofo, compatibility
  0x3400...0x4DBF, 0x4E00...0x9FFF,  // CJK ideographs
  0xA000...0xA4CF,  // Yi
  0xA960...0xA97C,  // Hangul Jamo, extended
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // CJK compatibility
  0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
  0x16FE0...0x18DFF, 0x1B000...0x1B2FF,  // Tangut, Khitan, kana
  0x20000...0x3FFFD,  // CJK ideographs, extended
]
