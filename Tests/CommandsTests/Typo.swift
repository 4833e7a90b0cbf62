import Foundation
import TestSupport

/// One slip of the pen in a line of code.
struct Typo {
  enum Kind: CaseIterable {
    case droppedToken, renamedMember, wrongLabel, bracket, strayCharacter, swappedType
    case repeatedToken, swappedTokens, otherLiteral, otherKeyword, droppedLine
  }

  var kind: Kind
  /// What becomes of the line.
  var line: String

  /// - Returns: `nil` where the line has nothing to get wrong in this way.
  init?(_ kind: Kind, in line: String, _ random: inout SeededRandom) {
    var tokens = Self.tokens(line)
    let places = tokens.indices.filter { kind.fits(tokens, $0) }
    guard let place = places.randomElement(using: &random) else { return nil }
    if kind == .swappedTokens {
      tokens.swapAt(place, place + 2)
    } else {
      tokens[place] = kind.misspell(tokens[place], &random)
    }
    if kind == .droppedLine { tokens = [] }
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

  private static let keywords = [
    "let": "var", "var": "let", "struct": "class", "class": "struct", "some": "any", "func": "fun",
    "static": "", "private": "public", "import": "imports", "enum": "struct", "in": "",
    "if": "guard",
    "self": "Self", "return": "throw", "try": "await", "await": "try", "switch": "if", "case": "",
  ]

  fileprivate func fits(_ tokens: [String], _ index: Int) -> Bool {
    let token = tokens[index]
    if token.allSatisfy(\.isWhitespace) { return false }
    let isWord = token.first?.isLetter ?? false
    switch self {
    case .droppedToken, .strayCharacter, .repeatedToken, .droppedLine: return true
    case .swappedTokens: return index + 2 < tokens.count && tokens[index + 2] != token
    case .otherLiteral: return token.first?.isNumber ?? false || token == "\""
    case .otherKeyword: return Self.keywords[token] != nil
    case .renamedMember: return isWord && index > 0 && tokens[index - 1] == "."
    case .wrongLabel: return isWord && index + 1 < tokens.count && tokens[index + 1] == ":"
    case .bracket: return "(){}[]".contains(token)
    case .swappedType: return Self.types[token] != nil
    }
  }

  fileprivate func misspell(_ token: String, _ random: inout SeededRandom) -> String {
    switch self {
    case .droppedToken, .droppedLine: ""
    case .swappedTokens: token
    case .repeatedToken: token.first?.isLetter ?? false ? token + " " + token : token + token
    case .otherLiteral: token == "\"" ? "\"\"" : "\"\(token)\""
    case .otherKeyword: Self.keywords[token] ?? token
    case .renamedMember, .wrongLabel: "x" + token
    case .bracket: [token + token, ""].randomElement(using: &random) ?? ""
    case .strayCharacter:
      (["@", "#", "$", "`", "\"", ";", "?", "!", "~", "é", "🙂", "(", ")", "{", "}", "]", ","]
        + ["/*", "*/", "//", "\"\"\"", "\\", "#if ", "#endif", "} enum X {", "'", "/"])
        .map { [$0 + token, token + $0].randomElement(using: &random) ?? token }
        .randomElement(using: &random) ?? token
    case .swappedType: Self.types[token] ?? token
    }
  }
}
