import Diagnostics

/// What is wrong with something whose place another part knows.
struct Problem: Hashable {
  /// The diagnostic's code, as in `fence.bad-value`.
  var code: String
  var message: String

  init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Offers the name that was most likely meant.
  init(_ code: String, _ message: String, _ nearest: String?) {
    self.init(code, message + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// Offers the nearest of the names that would have done.
  init(_ code: String, _ message: String, _ name: String, _ known: some Sequence<String>) {
    self.init(code, message, nearest(to: name, among: known))
  }

  func diagnostic(
    at location: SourceLocation, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, code, at: location, message, notes: notes)
  }
}
