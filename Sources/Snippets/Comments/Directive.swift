import Diagnostics

/// A part of a comment that says something of its line, as in `// error: text`.
enum Directive: Equatable {
  case expectation(Diagnostic.Severity, text: String)
  /// What stands between the brackets, and what behind them.
  case mark(String, rest: String)

  /// The parts of a comment that say something, each from its slashes to where the next one starts;
  /// offsets are in bytes.
  static func all(in comment: String) -> [(offset: Int, directive: Directive)] {
    let starts = comment.ranges(of: "//").compactMap { range in
      Opening(comment[range.upperBound...]).map { (index: range.lowerBound, opening: $0) }
    }
    let ends = starts.dropFirst().map(\.index) + [comment.endIndex]
    return zip(starts, ends).map { start, end in
      let offset = comment.utf8.distance(from: comment.startIndex, to: start.index)
      let rest = comment[start.index..<end].dropFirst(2).drop(while: \.isWhitespace)
      return (offset, Directive(start.opening, rest.dropFirst(start.opening.rawValue.count)))
    }
  }

  private enum Opening: String, CaseIterable {
    case error = "error:"
    case warning = "warning:"
    case mark = "[!"

    /// What the text behind two slashes starts with.
    init?(_ text: Substring) {
      let text = text.drop(while: \.isWhitespace)
      guard let found = Self.allCases.first(where: { text.hasPrefix($0.rawValue) }) else {
        return nil
      }
      self = found
    }
  }

  private init(_ opening: Opening, _ content: Substring) {
    switch opening {
    case .error: self = .expectation(.error, text: String(content.trimmed))
    case .warning: self = .expectation(.warning, text: String(content.trimmed))
    case .mark:
      let name = content.prefix { $0 != "]" }
      self = .mark(String(name), rest: String(content.dropFirst(name.count + 1).trimmed))
    }
  }
}
