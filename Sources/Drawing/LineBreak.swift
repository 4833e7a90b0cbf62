/// Where lines may end: the rules of UAX #14 that matter for the texts of an interface.
enum LineBreak {
  static func after(
    _ character: Character, before next: Character?, previous: Character?
  ) -> Cluster.Break {
    if character.isNewline { return .newline }
    if character == " " || character == "\t" { return .space }
    guard let next, next != " ", !isClosing(next) else { return .none }
    return allowsAfter(character, next, previous) ? .after : .none
  }

  private static func allowsAfter(
    _ character: Character, _ next: Character, _ previous: Character?
  ) -> Bool {
    switch character {
    case "-", "\u{2010}": previous?.isLetterOrNumber == true && next.isLetter
    case "/": next.isLetter
    case "\u{2013}", "\u{2014}", "|", "\u{200B}": true
    default: (character.isIdeograph && !isOpening(character)) || next.isIdeograph
    }
  }

  private static func isClosing(_ character: Character) -> Bool {
    "、。，．：；？！）」』】〉》”’,.:;?!)]}…%".contains(character)
  }

  private static func isOpening(_ character: Character) -> Bool {
    "（「『【〈《“‘([{".contains(character)
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }

  /// Written without spaces between words: Chinese, Japanese.
  fileprivate var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
