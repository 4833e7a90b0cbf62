import Check
import Diagnostics
import Foundation
import PreviewExchange

extension ProgramRun.Failure {
  private enum Kind {
    case crash(String)
    case endlessRecursion
    case timeLimit
    case memoryLimit
    case outputLimit
    case early(Int32)
  }

  private func kind(_ reason: String?) -> Kind {
    if message?.isOutOfMemory == true { return .memoryLimit }
    switch ending {
    case .timedOut, .signalled(SIGXCPU), .signalled(SIGKILL): return .timeLimit
    case .tooMuchOutput, .signalled(SIGXFSZ): return .outputLimit
    case .exited(let status): return .early(status)
    case .signalled(let signal):
      if crash?.isStackOverflow == true { return .endlessRecursion }
      return .crash(message?.text ?? reason ?? String(cString: strsignal(signal)))
    }
  }

  var tookTooLong: Bool {
    if case .timeLimit = kind(nil) { return true }
    return false
  }

  /// - Parameters:
  ///   - place: where the program was, if it is known.
  ///   - reason: why it crashed, where only the compiler knows.
  func diagnostic(
    at place: SourceLocation?, reason: String?, in sources: ProgramSources
  ) -> Diagnostic {
    let place = place ?? preview.map(sources.origin(of:)) ?? sources.program.snippet.location
    let subject = preview?.subject ?? "the program of the previews"
    switch kind(reason) {
    case .crash(let reason):
      return Diagnostic(.error, "preview.crash", at: place, "\(subject) crashes: \(reason)")
    case .endlessRecursion:
      return Diagnostic(
        .error, "preview.crash", at: place,
        "\(subject) crashes: the stack overflows, as when a "
          + "function or a view's body calls itself without end")
    case .timeLimit:
      return Diagnostic(
        .error, "preview.time-limit", at: place,
        "\(subject) takes too long: is there an endless loop?")
    case .memoryLimit:
      return Diagnostic(
        .error, "preview.memory-limit", at: place, "\(subject) asks for too much memory")
    case .outputLimit:
      return Diagnostic(.error, "preview.output-limit", at: place, "\(subject) writes too much")
    case .early(let status):
      return Diagnostic(
        .error, "preview.ended", at: place,
        "\(subject) ends the program with status \(status) before it is drawn")
    }
  }
}

extension ProgramRun.Thrown {
  func diagnostic(in sources: ProgramSources) -> Diagnostic {
    Diagnostic(
      .error, "preview.threw", at: sources.origin(of: preview),
      "\(preview.subject) throws an error: \(message)")
  }
}

extension ProgramRun.Preview {
  fileprivate var subject: String { name.map { "the preview '\($0)'" } ?? "the preview" }
}
