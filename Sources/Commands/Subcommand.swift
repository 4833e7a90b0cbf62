/// What `catalog NAME` does: one type, in one file, for each name.
package protocol Subcommand: Sendable {
  static var usage: Usage { get }

  /// Takes what the command line says; throws where it makes no sense.
  init(_ arguments: Arguments) throws(UsageError)

  /// Throws only what is the machine's fault; what is wrong with the catalog is printed.
  func run(_ console: Console) async throws -> ExitStatus
}

/// All of them, in the order that the overview lists them in.
package let subcommands: [any Subcommand.Type] = [
  CheckCommand.self, BuildCommand.self, NewCommand.self, RenderCommand.self, ExplainCommand.self,
]

/// What a shell gets to know about how it went.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// There are errors in the catalog.
  case problems = 1
  case wrongUsage = 2
  /// No compiler, no space on the disk and the like.
  case machine = 3
  /// As shells say it of programs that a signal ended: 128 and its number.
  case hungUp = 129
  case interrupted = 130
  case terminated = 143
}
