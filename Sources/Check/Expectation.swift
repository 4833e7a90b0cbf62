import Diagnostics
import Foundation
import Snippets

/// A comment `// error: text` at the end of a line: the line must lead to that.
struct Expectation: Hashable {
  var severity: Diagnostic.Severity
  var text: String
  /// The line of the program's text.
  var line: Int
  /// Where the comment stands.
  var location: SourceLocation

  init?(_ line: SourceText.Line, number: Int) {
    guard let origin = line.origin,
      let match = try? /^(.*\S\s+)\/\/ (error|warning): (.+?)\s*$/.wholeMatch(in: line.text),
      let severity = Diagnostic.Severity(rawValue: String(match.2))
    else { return nil }
    self.severity = severity
    text = String(match.3)
    self.line = number
    location = origin.advanced(by: match.1.utf8.count)
  }

  func isMet(by message: Verdict.Message) -> Bool {
    message.severity == severity && message.place?.text == 0 && message.place?.line == line
      && message.text.contains(text)
  }
}

extension Program {
  var expectations: [Expectation] {
    main.lines.enumerated().compactMap { Expectation($1, number: $0 + 1) }
  }

  /// - Returns: what was not expected, and a diagnostic for whatever was expected and is not there.
  func meet(_ messages: [Verdict.Message]) -> ([Verdict.Message], [Diagnostic]) {
    let expectations = expectations
    let unexpected = messages.filter { message in
      !expectations.contains { $0.isMet(by: message) }
    }
    let missing = expectations.filter { expectation in
      !messages.contains { expectation.isMet(by: $0) }
    }
    return (unexpected, missing.map(\.diagnostic))
  }
}

extension Expectation {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(
      .error, "check.missing-\(severity.rawValue)", at: location,
      "this line should lead to the \(severity.rawValue) '\(text)', and does not")
  }
}
