import Diagnostics

/// What the compiler says of a program, in places of the program's own texts.
struct Verdict: Codable, Hashable {
  struct Place: Codable, Hashable {
    /// 0 for `main`, then the companions.
    var text: Int
    var line: Int
    var column: Int
  }

  struct Note: Codable, Hashable {
    var place: Place
    var text: String
  }

  struct Message: Codable, Hashable {
    var severity: Diagnostic.Severity
    /// The compiler's name for the kind, as in `DeprecatedDeclaration`, if it has one.
    var group: String?
    var text: String
    /// `nil` where the compiler names no place in the program.
    var place: Place?
    var notes: [Note] = []
  }

  var messages: [Message] = []

  var hasErrors: Bool { messages.contains { $0.severity == .error } }

  /// A verdict of the tool's own.
  static func error(_ text: String) -> Verdict {
    Verdict(messages: [Message(severity: .error, text: text)])
  }
}
