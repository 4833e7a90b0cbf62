import Diagnostics

/// What the compiler says of a program, in places of the program's own texts.
struct Verdict: Codable, Hashable {
  struct Place: Codable, Hashable {
    /// 0 for `main`, then the companions.
    var text: Int
    var line: Int
    var column: Int
  }

  /// A change that the compiler proposes: what stands from one place up to another one goes.
  struct FixIt: Codable, Hashable {
    var start: Place
    var end: Place
    var text: String
  }

  struct Note: Codable, Hashable {
    var place: Place
    var text: String
    var fixIts: [FixIt] = []
  }

  struct Message: Codable, Hashable {
    var severity: Diagnostic.Severity
    /// The compiler's name for the kind, as in `DeprecatedDeclaration`, if it has one; a code with a
    /// dot where the tool says it.
    var group: String?
    var text: String
    /// `nil` where the compiler names no place in the program.
    var place: Place?
    var fixIts: [FixIt] = []
    var notes: [Note] = []
  }

  /// Why there may be more to say.
  struct Failure: Codable, Hashable {
    var kind: CompilerFailure.Kind
    /// Where the compiler was at the end, as far as it could say.
    var place: Place?
  }

  var messages: [Message] = []
  var failure: Failure?

  var hasErrors: Bool { failure != nil || messages.contains { $0.severity == .error } }
}
