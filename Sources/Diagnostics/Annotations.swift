/// What an author says of a line of code in comments that readers do not see.
package struct Annotations: Hashable, Sendable {
  package enum Mark: String, Hashable, Sendable, CaseIterable {
    case highlight, focus
  }

  /// Whether the line is folded away until a reader wants to see all.
  package var isFolded = false
  package var marks: Set<Mark> = []
  /// What the compiler has to say of the line.
  package var expectations: [Expectation] = []

  package init() {}
}

/// A comment `// error: text` at the end of a line: the line must lead to that.
package struct Expectation: Hashable, Sendable {
  package var severity: Diagnostic.Severity
  package var text: String
  /// Where the comment stands.
  package var location: SourceLocation

  package init(_ severity: Diagnostic.Severity, _ text: String, at location: SourceLocation) {
    self.severity = severity
    self.text = text
    self.location = location
  }
}
