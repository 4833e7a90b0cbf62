/// Something that is wrong, or doubtful, in the catalog: a value, never a throw.
///
/// `message` starts in lower case, has no period at the end, and says what to do when that is not
/// obvious from what is wrong.
package struct Diagnostic: Hashable, Sendable, Codable {
  package enum Severity: String, Hashable, Sendable, Codable {
    case error, warning
  }

  /// What belongs to the diagnostic but stands elsewhere.
  package struct Note: Hashable, Sendable, Codable {
    package var location: SourceLocation
    package var message: String
    package var fixIts: [FixIt]

    package init(at location: SourceLocation, _ message: String, fixIts: [FixIt] = []) {
      self.location = location
      self.message = message
      self.fixIts = fixIts
    }
  }

  package var severity: Severity
  /// Names the kind for good: `area.problem`, as in `fence.unknown-attribute`.
  package var code: String
  package var location: SourceLocation
  package var message: String
  package var notes: [Note]
  /// Changes that would put it right, to be made together.
  package var fixIts: [FixIt] = []

  package init(
    _ severity: Severity, _ code: String, at location: SourceLocation, _ message: String,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.location = location
    self.message = message
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form of the compiler: `file:line:column: error: message`, notes on lines of their own.
  package var description: String {
    let own = "\(location): \(severity.rawValue): \(message)"
    return ([own] + notes.map { "\($0.location): note: \($0.message)" }).joined(separator: "\n")
  }
}
