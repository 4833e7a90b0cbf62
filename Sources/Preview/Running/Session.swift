import Check
import Diagnostics
import Foundation
import PreviewExchange

/// Gets all previews of a compiled program drawn, however many of them bring it down.
struct Session: Sendable {
  let runner: Runner
  let sources: ProgramSources
  let stories: [Story]
  /// The way to compile the program by itself.
  let alone: PreviewCompilation
  let executable: URL
  let folder: URL

  /// After so many previews that take all their time, the rest of a program isn't tried.
  private static let patience = 2
  /// So often a program is started at most, whatever it claims to have drawn.
  private static let attempts = 200

  func draw(_ request: DrawRequest) async throws -> DrawOutcome {
    var first = 0
    var patience = Self.patience
    var outcome = DrawOutcome()
    for _ in 0..<Self.attempts {
      let run = try await run(request, from: first, executable, sources)
      outcome.previews += run.drawn.map { preview in
        var preview = preview
        preview.line = sources.line(ofFileLine: preview.line) ?? preview.line
        return preview
      }
      outcome.stories += run.stories
      outcome.diagnostics += run.thrown.map { $0.diagnostic(in: sources) }
      if let reason = run.inability {
        outcome.diagnostics.append(.unable(reason, at: sources.program.snippet.location))
        return outcome
      }
      guard let failure = run.failure else { return outcome }
      outcome.hasStarted = first > 0 || failure.preview != nil
      outcome.diagnostics.append(try await explain(failure, request, from: first))
      if failure.tookTooLong { patience -= 1 }
      guard let culprit = failure.preview, patience > 0 else { return outcome }
      first = culprit.index + 1
    }
    return outcome
  }

  func run(
    _ request: DrawRequest, from first: Int, _ executable: URL, _ sources: ProgramSources
  ) async throws -> ProgramRun {
    var request = request
    request.file = sources.mainFile
    request.lastLine = sources.lastMainLine
    request.firstPreview = first
    let exchange = exchange
    try? FileManager.default.removeItem(at: exchange)
    try FileManager.default.createDirectory(at: exchange, withIntermediateDirectories: true)
    let program = exchange.appendingPathComponent("program")
    try FileManager.default.linkItem(at: executable, to: program)
    try JSONEncoder().encode(request).write(
      to: exchange.appendingPathComponent(Exchange.request))
    let ending = try await runner.run([program.path, exchange.path], in: exchange)
    try await checkLauncher(ending, exchange)
    return ProgramRun(ending, in: exchange, of: request)
  }

  /// Where the program and the tool meet.
  private var exchange: URL { folder.appendingPathComponent("exchange", isDirectory: true) }

  /// What the last program that ran has written to its standard error.
  var complaints: String {
    let file = exchange.appendingPathComponent(Exchange.errors)
    return String(decoding: leftFile(file, atMost: 1 << 12), as: UTF8.self)
  }

  /// A program may end as the launcher does that cannot confine it; the difference is that another
  /// can be confined.
  private func checkLauncher(_ ending: CommandResult.Ending, _ exchange: URL) async throws {
    guard ending == .exited(126) else { return }
    if try await runner.confinement.works(with: runner.toolchain) { return }
    let complaints = leftFile(exchange.appendingPathComponent(Exchange.errors), atMost: 1 << 12)
    throw LauncherError(description: String(decoding: complaints, as: UTF8.self))
  }

  /// A crash whose message doesn't name a line of the snippet is repeated by an executable that
  /// knows its lines.
  private func explain(
    _ failure: ProgramRun.Failure, _ request: DrawRequest, from first: Int
  ) async throws -> Diagnostic {
    let place = failure.message?.site.flatMap(sources.origin(of:))
    if place != nil || failure.crash == nil { return told(failure, at: place, reason: nil) }
    let site = try await repeated(request, from: failure.preview?.index ?? first)
    let repeatedPlace = site.flatMap { alone.sources.first?.origin(of: $0) }
    return told(failure, at: repeatedPlace, reason: site?.reason)
  }

  /// What ends a story stands at the code that did it, or else at the step that was played.
  private func told(
    _ failure: ProgramRun.Failure, at place: SourceLocation?, reason: String?
  ) -> Diagnostic {
    let step = failure.step.flatMap { stories[$0] }
    var diagnostic = failure.diagnostic(at: place ?? step, reason: reason, in: sources)
    if place != nil, let step {
      diagnostic.notes.append(.init(at: step, "while this step is played"))
    }
    return diagnostic
  }

  private func repeated(_ request: DrawRequest, from first: Int) async throws -> CodeSite? {
    let ownFolder = folder.appendingPathComponent(sources.mainFile + ".alone", isDirectory: true)
    try FileManager.default.createDirectory(at: ownFolder, withIntermediateDirectories: true)
    guard let sources = alone.sources.first,
      let executable = try await alone.run(in: ownFolder, knowsLines: true),
      let crash = try await run(request, from: first, executable, sources).failure?.crash
    else { return nil }
    let sites = try await sites(of: crash, in: executable, with: alone.toolchain)
    return sites.first { sources.origin(of: $0) != nil }
  }
}

/// The launcher could not confine a program.
struct LauncherError: Error, CustomStringConvertible {
  let description: String
}

extension Diagnostic {
  /// - Parameter reason: the program's own words.
  fileprivate static func unable(_ reason: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "preview.unable", at: place, "no preview can be drawn: \(reason)")
  }
}
