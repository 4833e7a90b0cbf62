import Diagnostics

/// What `// snippet.hide` and `// snippet.show` say.
enum FoldComment: Equatable {
  case hide, show
  /// Most likely meant to be one of them.
  case misspelt

  init?(_ comment: Comment) {
    switch comment.content {
    case "snippet.hide" where comment.isPlain: self = .hide
    case "snippet.show" where comment.isPlain: self = .show
    default:
      guard Self.isMeant(by: comment.content) else { return nil }
      self = .misspelt
    }
  }

  /// The lengths of words that a slip or two can make of these: no others need to be compared.
  static let lengths = 10...14

  /// The form that a misspelt one was most likely meant to have.
  static func form(_ comment: Comment) -> String {
    "// " + (nearest(to: word(comment.content), among: words) ?? words[0])
  }

  private static let words = ["snippet.hide", "snippet.show"]

  /// What it says, without what may follow; `snippet hide` is one word, too.
  private static func word(_ content: Substring) -> String {
    let parts = content.lowercased().split(whereSeparator: \.isWhitespace).prefix(2)
    return parts.first == "snippet" ? parts.joined(separator: ".") : String(parts.first ?? "")
  }

  private static func isMeant(by content: Substring) -> Bool {
    let word = word(content)
    if words.contains(where: word.hasPrefix) || word.hasPrefix("snippet.") { return true }
    guard lengths.contains(word.count), content.count == word.count else { return false }
    let letters = Array(word.unicodeScalars)
    return words.contains {
      editDistance(letters, Array($0.unicodeScalars), atMost: 2) != nil
    }
  }
}
