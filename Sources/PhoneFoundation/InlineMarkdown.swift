/// Reads emphasis, code, links and escapes of Markdown within one line of text.
package struct InlineMarkdown {
  /// A stretch of text in one style.
  package struct Span: Equatable {
    package var text: String
    package var style = Style()
  }

  package struct Style: Hashable {
    package var isBold = false
    package var isItalic = false
    package var isCode = false
    package var isStruck = false
    package var link: URL?

    package init(isCode: Bool = false, link: URL? = nil) {
      self.isCode = isCode
      self.link = link
    }
  }

  package static func spans(of text: String) -> [Span] {
    var reader = InlineMarkdown(Array(text))
    reader.read()
    reader.matchDelimiters()
    return reader.merged
  }

  /// Text, or a run of `*`, `_` or `~` that may start or end emphasis.
  private struct Piece {
    var text: String
    var style = Style()
    var delimiter: Character?
    var count = 0
    var opens = false
    var closes = false
  }

  private let characters: [Character]
  private var index = 0
  private var pieces: [Piece] = []

  private init(_ characters: [Character]) {
    self.characters = characters
  }

  private mutating func read() {
    while index < characters.count {
      switch characters[index] {
      case "\\": readEscape()
      case "`": readCode()
      case "[": readLink()
      case "*", "_", "~": readDelimiter()
      default: append(String(characters[index]), advance: 1)
      }
    }
  }

  private mutating func append(_ text: String, style: Style = Style(), advance: Int) {
    pieces.append(Piece(text: text, style: style))
    index += advance
  }

  private mutating func readEscape() {
    let next = index + 1 < characters.count ? characters[index + 1] : nil
    guard let next, next.isASCII, next.isPunctuation || next.isSymbol else {
      return append("\\", advance: 1)
    }
    append(String(next), advance: 2)
  }

  private mutating func readCode() {
    let ticks = run(of: "`", at: index)
    var end = index + ticks
    while end < characters.count, run(of: "`", at: end) != ticks {
      end += max(1, run(of: "`", at: end))
    }
    guard end < characters.count else {
      return append(String(repeating: "`", count: ticks), advance: ticks)
    }
    let code = String(characters[index + ticks..<end])
    append(code, style: Style(isCode: true), advance: end + ticks - index)
  }

  private func run(of character: Character, at start: Int) -> Int {
    characters[start...].prefix { $0 == character }.count
  }
}

// MARK: - Links

extension InlineMarkdown {
  private mutating func readLink() {
    guard let close = closing("]", from: index + 1, opening: "["),
      close + 1 < characters.count, characters[close + 1] == "(",
      let end = closing(")", from: close + 2, opening: "("),
      let target = URL(string: String(characters[close + 2..<end]))
    else { return append("[", advance: 1) }
    for span in Self.spans(of: String(characters[index + 1..<close])) {
      var style = span.style
      style.link = target
      pieces.append(Piece(text: span.text, style: style))
    }
    index = end + 1
  }

  private func closing(_ end: Character, from start: Int, opening: Character) -> Int? {
    var (depth, position) = (0, start)
    while position < characters.count {
      if characters[position] == "\\" { position += 2; continue }
      if characters[position] == opening { depth += 1 }
      if characters[position] == end {
        if depth == 0 { return position }
        depth -= 1
      }
      position += 1
    }
    return nil
  }
}

// MARK: - Emphasis

extension InlineMarkdown {
  /// Whether a run opens or closes emphasis depends on what stands on both sides of it.
  private mutating func readDelimiter() {
    let mark = characters[index]
    let count = run(of: mark, at: index)
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    let leans = Self.flanks(inner: after, outer: before)
    let trails = Self.flanks(inner: before, outer: after)
    var piece = Piece(text: "", delimiter: mark, count: count)
    piece.opens = leans && (mark != "_" || !trails || Self.isMark(before))
    piece.closes = trails && (mark != "_" || !leans || Self.isMark(after))
    pieces.append(piece)
    index += count
  }

  private static func flanks(inner: Character, outer: Character) -> Bool {
    !inner.isWhitespace && (!isMark(inner) || outer.isWhitespace || isMark(outer))
  }

  private static func isMark(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  private mutating func matchDelimiters() {
    for closer in pieces.indices where pieces[closer].closes {
      while pieces[closer].count > 0, let opener = opener(before: closer) {
        match(opener, closer)
      }
    }
  }

  private func opener(before closer: Int) -> Int? {
    let mark = pieces[closer].delimiter
    return pieces[..<closer].lastIndex { $0.delimiter == mark && $0.opens && $0.count > 0 }
  }

  private mutating func match(_ opener: Int, _ closer: Int) {
    let width = min(2, pieces[opener].count, pieces[closer].count)
    for inner in opener + 1..<closer {
      switch (pieces[opener].delimiter, width) {
      case ("~", _): pieces[inner].style.isStruck = true
      case (_, 2): pieces[inner].style.isBold = true
      default: pieces[inner].style.isItalic = true
      }
      // What was not matched inside stays text.
      (pieces[inner].opens, pieces[inner].closes) = (false, false)
    }
    pieces[opener].count -= width
    pieces[closer].count -= width
  }

  private var merged: [Span] {
    pieces.reduce(into: []) { spans, piece in
      let text = piece.delimiter.map { String(repeating: $0, count: piece.count) } ?? piece.text
      guard !text.isEmpty else { return }
      if spans.last?.style == piece.style {
        spans[spans.count - 1].text += text
      } else {
        spans.append(Span(text: text, style: piece.style))
      }
    }
  }
}
