import Diagnostics
import Glibc

/// Why the compiler came to no verdict.
struct CompilerFailure: Error, Hashable {
  enum Kind: String, Codable, Hashable {
    case crash, time, memory, output
  }

  var kind: Kind
  /// Where it was at the end, as far as it could say.
  var site: CompilerOutput.Site?
}

extension CompilerFailure {
  /// - Parameter record: what the compiler has written down of what it found.
  /// - Returns: `nil` for a run that came to its end.
  init?(
    _ result: CommandResult, said output: CompilerOutput, _ record: SerializedDiagnostics?
  ) {
    let saidWhy = output.messages.contains { $0.severity == "error" }
    switch result.ending {
    // Else nothing was compiled, or not all was said: the word of such a compiler is worth nothing.
    case .exited(0) where record?.hasErrors == false: return nil
    case .exited(1) where saidWhy: return nil
    case .timedOut, .signalled(SIGXCPU), .signalled(SIGKILL): kind = .time
    case .tooMuchOutput: kind = .output
    case .exited, .signalled: kind = output.lacksMemory ? .memory : .crash
    }
    site = output.lastSite ?? (kind == .output ? output.messages.last?.site : nil)
  }
}

extension CompilerFailure.Kind {
  func diagnostic(at place: SourceLocation, notes: [Diagnostic.Note]) -> Diagnostic {
    let (code, message) =
      switch self {
      case .crash:
        (
          "compiler.crash",
          "the compiler crashes here; the fault is its own, but it may take this in other words"
        )
      case .time:
        ("compiler.time-limit", "the compiler takes too long over this; name parts and types")
      case .memory:
        ("compiler.memory-limit", "the compiler needs too much memory for this; make it simpler")
      case .output:
        ("compiler.output-limit", "the compiler says more about this block than anybody reads")
      }
    return Diagnostic(.error, code, at: place, message, notes: notes)
  }
}
