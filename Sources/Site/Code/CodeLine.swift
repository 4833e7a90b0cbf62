/// A line of code as it is shown: pieces of text, each in a colour of its own.
struct CodeLine: Hashable {
  /// What a piece of code is; the theme gives each a colour.
  enum Kind: String, Hashable {
    case plain = ""
    case keyword = "k"
    case type = "t"
    case string = "s"
    case number = "n"
    case comment = "c"
    case attribute = "a"
    case directive = "d"
  }

  struct Piece: Hashable {
    var kind: Kind
    var text: String
  }

  var pieces: [Piece]

  var text: String { pieces.map(\.text).joined() }
}

extension CodeLine {
  var html: HTML { pieces.map(\.html).joined() }

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
    var kept: [Piece] = []
    for piece in pieces {
      let end = start + piece.text.utf8.count
      let overlap = range.clamped(to: start..<end)
      if !overlap.isEmpty {
        let bytes = piece.text.utf8.dropFirst(overlap.lowerBound - start).prefix(overlap.count)
        kept.append(Piece(kind: piece.kind, text: String(decoding: bytes, as: UTF8.self)))
      }
      start = end
    }
    return CodeLine(pieces: kept)
  }
}

extension CodeLine.Piece {
  fileprivate var html: HTML {
    kind == .plain ? HTML(text: text) : "<span class=\"\(kind.rawValue)\">\(text)</span>"
  }
}
