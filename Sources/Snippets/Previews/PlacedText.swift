import Diagnostics

/// A piece of a line, and where it starts.
struct PlacedText: Hashable, Sendable {
  var text: String
  var location: SourceLocation

  init(_ text: some StringProtocol, at location: SourceLocation) {
    self.text = String(text)
    self.location = location
  }

  /// - Parameter count: of characters.
  func dropFirst(_ count: Int) -> PlacedText {
    let rest = text.dropFirst(count)
    return PlacedText(rest, at: location.advanced(by: text.utf8.count - rest.utf8.count))
  }

  func prefix(while belongs: (Character) -> Bool) -> PlacedText {
    PlacedText(text.prefix(while: belongs), at: location)
  }

  /// Without space on either side.
  var trimmed: PlacedText {
    var start = dropFirst(text.prefix(while: \.isWhitespace).count)
    while start.text.last?.isWhitespace == true { start.text.removeLast() }
    return start
  }

  /// Without quotes around it.
  var unquoted: PlacedText {
    guard text.count >= 2, let first = text.first, first == text.last, "\"'".contains(first) else {
      return self
    }
    var inside = dropFirst(1)
    inside.text.removeLast()
    return inside
  }

  /// Up to a space with a number sign behind it.
  var withoutComment: PlacedText {
    guard let comment = text.firstRange(of: " #") else { return self }
    return PlacedText(text[..<comment.lowerBound], at: location)
  }

  func split(at separator: Character) -> [PlacedText] {
    var offset = 0
    return text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      defer { offset += part.utf8.count + separator.utf8.count }
      return PlacedText(part, at: location.advanced(by: offset))
    }
  }
}
