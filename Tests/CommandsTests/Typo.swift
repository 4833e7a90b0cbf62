import Foundation
import TestSupport

/// One slip of the pen in a line of code.
struct Typo {
  enum Kind: CaseIterable {
    case droppedToken, renamedMember, wrongLabel, bracket, strayCharacter, swappedType
  }

  var kind: Kind
  /// What becomes of the line.
  var line: String

  /// - Returns: `nil` where the line has nothing to get wrong in this way.
  init?(_ kind: Kind, in line: String, _ random: inout SeededRandom) {
    var tokens = Self.tokens(line)
    let places = tokens.indices.filter { kind.fits(tokens, $0) }
    guard let place = places.randomElement(using: &random) else { return nil }
    tokens[place] = kind.misspell(tokens[place], &random)
    self.kind = kind
    self.line = tokens.joined()
    if self.line == line { return nil }
  }

  /// Words, spaces, and single characters of everything else.
  private static func tokens(_ line: String) -> [String] {
    line.reduce(into: []) { tokens, character in
      let isWord = character.isLetter || character.isNumber || character == "_"
      let last = tokens.last?.last
      let continues =
        isWord
        ? last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        : character == " " && last == " "
      if continues {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append("\(character)")
      }
    }
  }
}

extension Typo.Kind {
  private static let types = [
    "Color": "String", "Bool": "Int", "String": "Int", "View": "Int", "Text": "Color",
    "Int": "String", "Double": "String", "true": "1", "false": "\"\"", "CGFloat": "Bool",
  ]

  fileprivate func fits(_ tokens: [String], _ index: Int) -> Bool {
    let token = tokens[index]
    if token.allSatisfy(\.isWhitespace) { return false }
    let isWord = token.first?.isLetter ?? false
    switch self {
    case .droppedToken, .strayCharacter: return true
    case .renamedMember: return isWord && index > 0 && tokens[index - 1] == "."
    case .wrongLabel: return isWord && index + 1 < tokens.count && tokens[index + 1] == ":"
    case .bracket: return "(){}[]".contains(token)
    case .swappedType: return Self.types[token] != nil
    }
  }

  fileprivate func misspell(_ token: String, _ random: inout SeededRandom) -> String {
    switch self {
    case .droppedToken: ""
    case .renamedMember, .wrongLabel: "x" + token
    case .bracket: [token + token, ""].randomElement(using: &random) ?? ""
    case .strayCharacter:
      ["@", "#", "$", "`", "\"", ";", "?", "!", "~", "é", "🙂", "(", ")", "{", "}", "]", ","]
        .map { [$0 + token, token + $0].randomElement(using: &random) ?? token }
        .randomElement(using: &random) ?? token
    case .swappedType: Self.types[token] ?? token
    }
  }
}
