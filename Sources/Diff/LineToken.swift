/// A piece of a line that changes as a whole: a word, a number, a run of spaces, or a single mark.
struct LineToken: Hashable {
  var text: Substring
  /// In UTF-8 bytes of the line.
  var range: Range<Int>

  var isSpace: Bool { text.allSatisfy(\.isWhitespace) }
  var isWord: Bool { text.first.map(isWordCharacter) ?? false }

  /// Two tokens are the same wherever they stand.
  static func == (left: LineToken, right: LineToken) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

func tokens(of line: String) -> [LineToken] {
  var tokens: [LineToken] = []
  var rest = line[...]
  var offset = 0
  while let first = rest.first {
    let text = prefix(of: rest, startingWith: first)
    let length = text.utf8.count
    tokens.append(LineToken(text: text, range: offset..<(offset + length)))
    rest = rest[text.endIndex...]
    offset += length
  }
  return tokens
}

private func prefix(of rest: Substring, startingWith first: Character) -> Substring {
  if isWordCharacter(first) { return rest.prefix(while: isWordCharacter) }
  if first.isWhitespace { return rest.prefix(while: \.isWhitespace) }
  return rest.prefix(1)
}

private func isWordCharacter(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_"
}
