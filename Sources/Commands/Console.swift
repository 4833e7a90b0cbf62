import Foundation

/// Where a subcommand prints to; nothing else in the tool prints.
package struct Console: Sendable {
  private let output: @Sendable (String) throws -> Void
  private let complaints: @Sendable (String) -> Void
  /// Whether somebody reads the result as it is printed.
  package let outputIsTerminal: Bool
  private let complaintsAreTerminal: Bool

  package init(
    output: @escaping @Sendable (String) throws -> Void,
    complaints: @escaping @Sendable (String) -> Void,
    outputIsTerminal: Bool = false, complaintsAreTerminal: Bool = false
  ) {
    self.output = output
    self.complaints = complaints
    self.outputIsTerminal = outputIsTerminal
    self.complaintsAreTerminal = complaintsAreTerminal
  }

  /// The result: what a pipe would carry on.
  package func print(_ text: String) throws {
    try output(text + "\n")
  }

  /// What is for people only: progress, and what went wrong with the call.
  package func complain(_ text: String) {
    complaints(printable(text) + "\n")
  }

  /// A line that the next one replaces, on a terminal only.
  package func showStatus(_ text: String) {
    if complaintsAreTerminal { complaints("\r\u{1B}[K" + text) }
  }

  package func clearStatus() {
    showStatus("")
  }
}

extension Console {
  /// Standard output and standard error.
  package static let standard = Console(
    output: { try write($0, to: STDOUT_FILENO, named: "standard output") },
    // If not even this can be said, there is nobody to say it to.
    complaints: { try? write($0, to: STDERR_FILENO, named: "standard error") },
    outputIsTerminal: isatty(STDOUT_FILENO) == 1, complaintsAreTerminal: isatty(STDERR_FILENO) == 1)
}
