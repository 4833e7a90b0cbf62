import Diagnostics

/// A comment `// error: text` at the end of a line: the line must lead to that.
package struct Expectation: Hashable, Sendable {
  package var severity: Diagnostic.Severity
  package var text: String
  /// The line of the program's text, from 1.
  package var line: Int
  /// Where the comment stands.
  package var location: SourceLocation

  init?(_ line: SourceText.Line, number: Int) {
    guard let origin = line.origin,
      let (severity, range) = Self.mark(in: line.text),
      line.text[..<range.lowerBound].contains(where: { !$0.isWhitespace })
    else { return nil }
    let text = line.text[range.upperBound...].reversed().drop(while: \.isWhitespace).reversed()
    self.severity = severity
    self.text = String(text)
    self.line = number
    location = origin.advanced(by: line.text[..<range.lowerBound].utf8.count)
  }

  private static func mark(
    in text: String
  ) -> (Diagnostic.Severity, Range<String.Index>)? {
    [Diagnostic.Severity.error, .warning].lazy.compactMap { severity in
      text.firstRange(of: "// \(severity.rawValue): ").map { (severity, $0) }
    }.first
  }
}

extension SourceText {
  /// What the author expects the compiler to say of it.
  package var expectations: [Expectation] {
    lines.enumerated().compactMap { Expectation($1, number: $0 + 1) }
  }
}
