import Check
import Diagnostics
import Foundation
import PreviewExchange

/// Gets all previews of a compiled program drawn, however many of them bring it down.
struct Session: Sendable {
  let runner: Runner
  let compilation: Compilation
  let executable: URL
  let folder: URL

  func draw(_ request: DrawRequest) async throws -> Artist.Outcome {
    var request = request
    var outcome = Artist.Outcome()
    var patience = Self.patience
    while true {
      let run = try await run(request, executable)
      outcome.previews += run.drawn
      outcome.diagnostics += run.thrown.map { $0.diagnostic(in: compilation.program) }
      guard let failure = run.failure else { return outcome }
      outcome.diagnostics.append(try await explain(failure, request))
      if failure.tookTooLong { patience -= 1 }
      guard let culprit = failure.preview, patience > 0 else { return outcome }
      request.firstPreview = culprit.index + 1
    }
  }

  /// After so many previews that take all their time, the rest of a program isn't tried.
  private static let patience = 2

  private func run(_ request: DrawRequest, _ executable: URL) async throws -> ProgramRun {
    let exchange = folder.appendingPathComponent("exchange", isDirectory: true)
    try? FileManager.default.removeItem(at: exchange)
    try FileManager.default.createDirectory(at: exchange, withIntermediateDirectories: true)
    let program = exchange.appendingPathComponent("program")
    try FileManager.default.linkItem(at: executable, to: program)
    try JSONEncoder().encode(request).write(
      to: exchange.appendingPathComponent(Exchange.request))
    let ending = try await runner.run([program.path, exchange.path], in: exchange)
    let run = ProgramRun(ending, in: exchange)
    if let reason = run.inability { throw DrawingError(description: reason) }
    return run
  }

  /// A crash whose message doesn't name a line of the snippet is repeated by an executable that
  /// knows its lines.
  private func explain(
    _ failure: ProgramRun.Failure, _ request: DrawRequest
  ) async throws -> Diagnostic {
    var site = failure.message?.site
    if site.flatMap(compilation.program.origin(of:)) == nil, failure.crash != nil {
      site = try await repeated(failure, request)
    }
    return failure.diagnostic(at: site, in: compilation.program)
  }

  private func repeated(
    _ failure: ProgramRun.Failure, _ request: DrawRequest
  ) async throws -> CodeSite? {
    guard case .success(let executable) = try await compilation.run(in: folder, knowsLines: true)
    else { return nil }
    var request = request
    request.firstPreview = failure.preview?.index ?? request.firstPreview
    guard let crash = try await run(request, executable).failure?.crash else { return nil }
    let sites = try await sites(of: crash, in: executable, with: compilation.toolchain)
    return sites.first { compilation.program.origin(of: $0) != nil }
  }
}

/// This machine can't draw: the program's own words.
struct DrawingError: Error, CustomStringConvertible {
  let description: String
}
