import SwiftSyntax

/// How the brackets of a text pair up; where they do not, what is put around it must not help.
struct Brackets {
  /// Whether the text ends before all that it opens is closed, comments and conditions too.
  private(set) var areLeftOpen = false
  /// The first brace that closes nothing.
  private(set) var extraneousBrace: ParsedText.Place?

  init(_ parsed: ParsedText) {
    var open: [TokenKind] = []
    for token in parsed.tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftBrace, .leftParen, .leftSquare: open.append(token.tokenKind)
      case .rightParen: Self.close(.leftParen, &open)
      case .rightSquare: Self.close(.leftSquare, &open)
      case .rightBrace:
        guard let match = open.lastIndex(of: .leftBrace) else {
          extraneousBrace = parsed.place(of: token.positionAfterSkippingLeadingTrivia)
          return
        }
        open.removeSubrange(match...)
      default: break
      }
    }
    areLeftOpen =
      !open.isEmpty || parsed.tree.tokens(viewMode: .all).contains(where: \.isLeftOpen)
  }

  /// A parenthesis closes its own kind at once or nothing.
  private static func close(_ kind: TokenKind, _ open: inout [TokenKind]) {
    if open.last == kind { open.removeLast() }
  }
}

extension TokenSyntax {
  /// Whether what it should end, or a comment beside it, goes on beyond the text.
  fileprivate var isLeftOpen: Bool {
    if presence == .missing { return [.poundEndif, .multilineStringQuote].contains(tokenKind) }
    return (leadingTrivia + trailingTrivia).contains(where: \.isLeftOpen)
  }
}

extension TriviaPiece {
  fileprivate var isLeftOpen: Bool {
    switch self {
    case .blockComment(let text), .docBlockComment(let text):
      text.ranges(of: "/*").count > text.ranges(of: "*/").count
    default: false
    }
  }
}
