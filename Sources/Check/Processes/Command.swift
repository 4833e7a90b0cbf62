import Foundation

/// A program to run, and the bounds that it runs in.
package struct Command: Sendable {
  package var executable: URL
  package var arguments: [String]
  /// `nil` hands down the tool's own.
  package var environment: [String: String]?
  /// What it reads from standard input.
  package var input: Data
  package var timeLimit: Duration
  /// The most bytes that it may write to standard output, and as many to standard error.
  package var outputLimit: Int
  /// `nil` for as much as the tool may take itself.
  package var resources: ResourceLimits?

  package init(
    _ executable: URL, _ arguments: [String], environment: [String: String]? = nil,
    input: Data = Data(), timeLimit: Duration = .seconds(60), outputLimit: Int = 16 << 20,
    resources: ResourceLimits? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
    self.resources = resources
  }
}

/// How a program ended and what it said.
package struct CommandResult: Hashable, Sendable {
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    /// Killed by a signal that the tool did not send, as in a crash.
    case signalled(Int32)
    case timedOut
    case tooMuchOutput
  }

  package var ending: Ending
  package var output: Data
  package var errors: Data

  package var succeeded: Bool { ending == .exited(0) }
}

/// Runs a program to its end, which its time limit brings about if need be.
///
/// The program gets a session of its own. Whatever of its process group is left when it ends is
/// killed, and all of the session when the task is cancelled.
///
/// - Throws: `CancellationError`, or `LaunchError` where the program cannot be started.
package func run(_ command: Command) async throws -> CommandResult {
  try Task.checkCancellation()
  let child = ChildProcess(command)
  let result = try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      do {
        try onNewThread { continuation.resume(with: Result { try child.run() }) }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  } onCancel: {
    child.kill()
  }
  try Task.checkCancellation()
  return result
}

/// A program that could not be started.
package struct LaunchError: Error, CustomStringConvertible {
  package var executable: URL
  /// The system's.
  package var number: Int32

  package var description: String {
    SystemError("run '\(executable.path)'", number: number).description
  }
}
