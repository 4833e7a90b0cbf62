import Diagnostics
import Snippets

/// A line of code as it is shown, each of its tokens in a colour of its own.
struct CodeLine: Hashable {
  var tokens: [Token]
  var annotations = Annotations()
  /// What the compiler says of it.
  var problems: [ProblemLine] = []
  /// What leads elsewhere where the line is not compared with another.
  var links: [Link] = []

  /// A part of the line, in UTF-8 bytes, and where it leads.
  struct Link: Hashable {
    var range: Range<Int>
    var address: String
  }

  var text: String { tokens.map(\.text).joined() }
}

extension CodeLine {
  var html: HTML { tokens.map(\.html).joined() }

  var linkedHTML: HTML {
    var result = HTML.empty
    var offset = 0
    for link in links where link.range.lowerBound >= offset {
      result += cut(offset..<link.range.lowerBound).html
      result += "<a href=\"\(link.address)\">\(cut(link.range).html)</a>"
      offset = link.range.upperBound
    }
    return result + cut(offset..<Int.max).html
  }

  /// The line with all that belongs to it, in a block of code.
  var block: HTML {
    let marks = markClasses
    let line: HTML =
      marks.isEmpty ? "\(linkedHTML)\n" : "<span class=\"line\(marks)\">\(linkedHTML)\n</span>"
    return line + problemLines
  }

  /// As in ` focus highlight`, for an element that has other classes too.
  var markClasses: String {
    annotations.marks.map { " " + $0.rawValue }.sorted().joined()
  }

  var problemLines: HTML { problems.map(\.html).joined() }

  /// - Parameter marks: the changed parts, in UTF-8 bytes of the line, ascending.
  func html(marking marks: [Range<Int>]) -> HTML {
    guard !marks.isEmpty else { return html }
    var result = HTML.empty
    var offset = 0
    for mark in marks {
      result += cut(offset..<mark.lowerBound).html
      result += "<mark>\(cut(mark).html)</mark>"
      offset = mark.upperBound
    }
    return result + cut(offset..<Int.max).html
  }

  /// The line without its first bytes.
  func dropping(_ count: Int) -> CodeLine {
    cut(count..<Int.max)
  }

  /// The part of the line that `range` covers, in UTF-8 bytes.
  private func cut(_ range: Range<Int>) -> CodeLine {
    var start = 0
    var kept: [Token] = []
    for token in tokens {
      let end = start + token.text.utf8.count
      let overlap = range.clamped(to: start..<end)
      if !overlap.isEmpty {
        let bytes = token.text.utf8.dropFirst(overlap.lowerBound - start).prefix(overlap.count)
        kept.append(Token(token.kind, String(decoding: bytes, as: UTF8.self)))
      }
      start = end
    }
    return CodeLine(tokens: kept, annotations: annotations, problems: problems)
  }
}

extension Token {
  fileprivate var html: HTML {
    guard let name = kind.cssClass else { return HTML(text: text) }
    return "<span class=\"\(name)\">\(text)</span>"
  }
}

extension Token.Kind {
  /// The theme gives each a colour; what has no class has that of text.
  ///
  /// The names are short, since every page holds thousands.
  private static let cssClasses: [Token.Kind: String] = [
    .keyword: "k", .attribute: "a", .type: "t", .call: "f", .member: "f", .string: "s",
    .number: "n", .comment: "c", .declaration: "e", .directive: "d",
  ]

  fileprivate var cssClass: String? { Self.cssClasses[self] }
}
