import SwiftSyntax

/// A comment in Swift.
struct Comment {
  /// Where it starts, columns in bytes.
  var place: ParsedText.Place
  /// With its slashes.
  var text: String
  /// Whether it starts with two slashes and ends with its line: others mean nothing to the tool.
  var isPlain: Bool

  /// What it says, without what makes it a comment.
  var content: Substring {
    let isMark = { (character: Character) in character.isWhitespace || "/*".contains(character) }
    let head = text.drop(while: isMark)
    return head.lastIndex { !isMark($0) }.map { head[...$0] } ?? head
  }
}

extension ParsedText {
  /// All comments, in order.
  var comments: [Comment] {
    tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      comments(in: token.leadingTrivia, from: token.position)
        + comments(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    }
  }

  private func comments(in trivia: Trivia, from start: AbsolutePosition) -> [Comment] {
    var position = start
    return trivia.compactMap { piece in
      defer { position += piece.sourceLength }
      switch piece {
      case .lineComment(let text):
        return Comment(place: place(of: position), text: text, isPlain: true)
      case .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
        return Comment(place: place(of: position), text: text, isPlain: false)
      default: return nil
      }
    }
  }
}

extension StringProtocol {
  /// Without the spaces at both ends.
  var trimmed: SubSequence {
    let head = drop(while: \.isWhitespace)
    return head.lastIndex { !$0.isWhitespace }.map { head[...$0] } ?? head
  }
}
