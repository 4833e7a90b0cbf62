import Diagnostics

/// The words behind a fence's backticks, each with its place: a language, then attributes.
package struct InfoString: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// Without its quotes; `nil` where there is no equals sign.
    package var value: String?
    package var location: SourceLocation
    /// Where the value starts, after its quote.
    package var valueLocation: SourceLocation
  }

  /// Where the language starts.
  package var location: SourceLocation
  package var language = ""
  package var attributes: [Attribute] = []
  /// Where a quote is opened that nothing closes.
  package var openQuote: SourceLocation?

  package init(_ text: String, at location: SourceLocation) {
    self.location = location
    var scanner = Scanner(rest: text[...], location: location)
    language = scanner.word { !$0.isWhitespace }
    while scanner.skipSpace() { attributes.append(attribute(&scanner)) }
  }

  subscript(name: String) -> Attribute? {
    attributes.first { $0.name == name }
  }

  private mutating func attribute(_ scanner: inout Scanner) -> Attribute {
    let start = scanner.location
    let name = scanner.word { !$0.isWhitespace && $0 != "=" }
    guard scanner.take("=") else {
      return Attribute(name: name, value: nil, location: start, valueLocation: scanner.location)
    }
    let quote = scanner.location
    guard scanner.take("\"") else {
      let value = scanner.word { !$0.isWhitespace }
      return Attribute(name: name, value: value, location: start, valueLocation: quote)
    }
    let inside = scanner.location
    let value = scanner.quoted()
    if !scanner.take("\"") { openQuote = quote }
    return Attribute(name: name, value: value, location: start, valueLocation: inside)
  }
}

/// Takes a text from its start and knows the place of what is left.
private struct Scanner {
  var rest: Substring
  var location: SourceLocation

  private mutating func next() -> Character? {
    guard let character = rest.popFirst() else { return nil }
    location.column += character.utf8.count
    return character
  }

  mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    return next() != nil
  }

  mutating func word(while belongs: (Character) -> Bool) -> String {
    var word = ""
    while let character = rest.first, belongs(character) {
      word.append(character)
      _ = next()
    }
    return word
  }

  /// - Returns: whether anything is left.
  mutating func skipSpace() -> Bool {
    _ = word(while: \.isWhitespace)
    return !rest.isEmpty
  }

  /// Up to the closing quote; a backslash lets a quote or a backslash stand for itself.
  mutating func quoted() -> String {
    var text = ""
    while let character = rest.first, character != "\"" {
      _ = next()
      if character == "\\", let escaped = rest.first, escaped == "\"" || escaped == "\\" {
        text.append(escaped)
        _ = next()
      } else {
        text.append(character)
      }
    }
    return text
  }
}

extension InfoString.Attribute {
  /// The words of a list, each with its place; parentheses keep a name with labels together.
  package var words: [(text: String, location: SourceLocation)] {
    var words: [(text: String, location: SourceLocation)] = []
    var (depth, offset, isInside) = (0, 0, false)
    for character in value ?? "" {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character.isWhitespace, depth <= 0 {
        isInside = false
      } else if isInside {
        words[words.count - 1].text.append(character)
      } else {
        words.append((String(character), valueLocation.advanced(by: offset)))
        isInside = true
      }
      offset += character.utf8.count
    }
    return words
  }
}
