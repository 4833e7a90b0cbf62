import Check
import Foundation

/// Where a subcommand prints to; nothing else in the tool prints.
package struct Console: Sendable {
  private let output: @Sendable (String) throws -> Void
  private let complaints: @Sendable (String) -> Void
  /// Whether somebody reads the result as it is printed.
  package let outputIsTerminal: Bool
  /// How wide the terminal is that complaints go to; `nil` where they go elsewhere.
  private let columns: @Sendable () -> Int?

  package init(
    output: @escaping @Sendable (String) throws -> Void,
    complaints: @escaping @Sendable (String) -> Void,
    outputIsTerminal: Bool = false, columns: @escaping @Sendable () -> Int? = { nil }
  ) {
    self.output = output
    self.complaints = complaints
    self.outputIsTerminal = outputIsTerminal
    self.columns = columns
  }

  /// The result: what a pipe would carry on.
  package func print(_ text: String) throws {
    try output(text + "\n")
  }

  /// What is for people only: progress, and what went wrong with the call.
  package func complain(_ text: String) {
    complaints(printable(text) + "\n")
  }

  /// That a cache cannot be written to costs time, and nothing else.
  func warn(ofLossesOf cache: Cache?) {
    guard let loss = cache?.loss else { return }
    complain("catalog: warning: not all is kept for the next run: \(loss)")
  }

  /// A line that the next one replaces, on a terminal only.
  package func showStatus(_ text: String) {
    // One that fills its line breaks, and cannot be replaced.
    if let columns = columns() { complaints("\r\u{1B}[K" + text.prefix(max(0, columns - 1))) }
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
    outputIsTerminal: isatty(STDOUT_FILENO) == 1, columns: { terminalColumns(STDERR_FILENO) })
}

/// - Returns: `nil` for what is no terminal.
private func terminalColumns(_ descriptor: Int32) -> Int? {
  guard isatty(descriptor) == 1 else { return nil }
  var size = winsize()
  let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  return isKnown ? Int(size.ws_col) : 80
}
