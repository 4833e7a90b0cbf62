import Diagnostics
import Snippets

extension Program {
  /// - Returns: what was not expected, and a diagnostic for whatever was expected and is not there.
  func meet(_ messages: [Verdict.Message]) -> ([Verdict.Message], [Diagnostic]) {
    let expectations = main.expectations
    let unexpected = messages.filter { message in
      !expectations.contains { $0.isMet(by: message) }
    }
    let missing = expectations.filter { expectation in
      !messages.contains { expectation.isMet(by: $0) }
    }
    return (unexpected, missing.map(\.isMissing))
  }
}

extension Expectation {
  fileprivate func isMet(by message: Verdict.Message) -> Bool {
    message.severity == severity && message.place?.text == 0 && message.place?.line == line
      && message.text.contains(text)
  }

  fileprivate var isMissing: Diagnostic {
    Diagnostic(
      .error, "check.missing-\(severity.rawValue)", at: location,
      "this line should lead to the \(severity.rawValue) '\(text)', and does not")
  }
}
