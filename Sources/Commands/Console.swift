import Foundation

/// Where a subcommand prints to; nothing else in the tool prints.
package struct Console: Sendable {
  private let output: @Sendable (String) -> Void
  private let complaints: @Sendable (String) -> Void

  package init(
    output: @escaping @Sendable (String) -> Void, complaints: @escaping @Sendable (String) -> Void
  ) {
    self.output = output
    self.complaints = complaints
  }

  /// The result: what a pipe would carry on.
  package func print(_ text: String) {
    output(text + "\n")
  }

  /// What is for people only: progress, and what went wrong with the call.
  package func complain(_ text: String) {
    complaints(text + "\n")
  }
}

extension Console {
  /// Standard output and standard error.
  package static let standard = Console(
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    complaints: { FileHandle.standardError.write(Data($0.utf8)) })
}
