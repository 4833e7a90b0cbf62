import Check
import Diagnostics
import Foundation
import PreviewExchange
import Snippets

/// The previews of a snippet, drawn.
package struct DrawnSnippet: Hashable, Sendable {
  package var id: Snippet.ID
  /// In source order; those that failed are missing.
  package var previews: [DrawResult.Preview]

  package init(id: Snippet.ID, previews: [DrawResult.Preview]) {
    self.id = id
    self.previews = previews
  }
}

/// Compiles, runs and draws the previews of programs that have any.
///
/// - Parameter variants: the ways to draw a program's previews.
/// - Returns: the drawn snippets, and what went wrong with others, both in the programs' order.
/// - Throws: only for what is wrong with the machine, as when there is no compiler; `MissingSandbox`
///   where programs cannot be confined, but are to be.
package func draw(
  _ programs: [Program], variants: (Program) -> [Variant], with toolchain: Toolchain,
  options: DrawOptions = DrawOptions()
) async throws -> ([DrawnSnippet], [Diagnostic]) {
  let jobs = programs.filter { $0.previewMode != .none && !$0.previews.isEmpty }
    .map { DrawJob(program: $0, variants: variants($0)) }
  if jobs.isEmpty { return ([], []) }
  let cache = DrawingCache(
    options.cache, toolchain: toolchain, languageMode: options.languageMode)
  let known = try jobs.map(cache.outcome)
  let missing = zip(jobs, known).filter { $1 == nil }.map(\.0)
  var found = try await draw(missing, with: toolchain, options: options, cache: cache)[...]
  let outcomes = known.compactMap { $0 ?? found.popFirst() }
  let drawn = zip(jobs, outcomes).map { job, outcome in
    DrawnSnippet(id: job.program.snippet.id, previews: outcome.previews)
  }
  return (drawn, outcomes.flatMap(\.diagnostics))
}

/// Draws what no cache knows; only that takes a machine which can confine programs.
private func draw(
  _ jobs: [DrawJob], with toolchain: Toolchain, options: DrawOptions, cache: DrawingCache
) async throws -> [DrawOutcome] {
  if jobs.isEmpty { return [] }
  let confinement = options.isSandboxed ? try await Confinement.find(with: toolchain) : .limitsOnly
  let studio = Studio(
    toolchain: toolchain, confinement: confinement, options: options, cache: cache)
  return try await studio.draw(jobs)
}
