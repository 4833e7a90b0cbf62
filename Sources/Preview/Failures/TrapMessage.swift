/// What the Swift runtime prints when a program traps.
///
///     Page/Snippet.swift:12: Fatal error: Index out of range
struct TrapMessage: Hashable, Sendable {
  var text: String
  /// The place that the message names: of the snippet, or of the standard library.
  var site: CodeSite?

  init?(in complaints: String) {
    let pattern =
      /^(?:(?:[^\n]*\/)?([^\/\n:]+):(\d+): )?(?:Fatal|Precondition|Assertion)(?: error| failed)(?:: ([^\n]*))?/
      .anchorsMatchLineEndings()
    guard let match = complaints.firstMatch(of: pattern) else { return nil }
    text = match.3.map(String.init) ?? "a precondition failed"
    if let file = match.1, let line = match.2.flatMap({ Int($0) }) {
      site = CodeSite(file: String(file), line: line, column: 1)
    }
  }

  /// Whether the program asked for memory and got none.
  var isOutOfMemory: Bool { text.hasPrefix("failed to allocate") }
}

/// A place in a file that was compiled.
struct CodeSite: Hashable, Sendable {
  /// Without folders.
  var file: String
  var line: Int
  var column: Int
  /// What went wrong there, where only the compiler knows.
  var reason: String?
}
