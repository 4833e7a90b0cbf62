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
  /// One for each fence with steps.
  package var stories: [PlayedStory]

  package init(id: Snippet.ID, previews: [DrawResult.Preview], stories: [PlayedStory] = []) {
    self.id = id
    self.previews = previews
    self.stories = stories
  }
}

/// Compiles, runs and draws the previews of programs.
///
/// - Returns: what came of each job, in their order.
/// - Throws: only for what is wrong with the machine, as when there is no compiler; `MissingSandbox`
///   where programs cannot be confined, but are to be.
package func draw(
  _ jobs: [DrawJob], with toolchain: Toolchain, options: DrawOptions = DrawOptions()
) async throws -> [DrawnProgram] {
  var results = jobs.map(DrawnProgram.init(nothingFor:))
  let cache = DrawingCache(
    options.cache, toolchain: toolchain, languageMode: options.languageMode)
  var missing: [Int] = []
  for index in jobs.indices where jobs[index].hasPreviews {
    if let outcome = try cache.outcome(of: jobs[index]) {
      results[index] = DrawnProgram(jobs[index], outcome, .cached)
    } else {
      missing.append(index)
    }
  }
  let outcomes = try await draw(
    missing.map { jobs[$0] }, with: toolchain, options: options, cache: cache)
  for (index, outcome) in zip(missing, outcomes) {
    results[index] = DrawnProgram(jobs[index], outcome, .drawn)
  }
  return results.audited(for: jobs)
}

/// Draws the previews of programs that have any.
///
/// - Parameter variants: the ways to draw a program's previews.
/// - Returns: the drawn snippets, and what went wrong with others, both in the programs' order.
package func draw(
  _ programs: [Program], variants: (Program) -> [Variant], with toolchain: Toolchain,
  options: DrawOptions = DrawOptions()
) async throws -> ([DrawnSnippet], [Diagnostic]) {
  let jobs = programs.map { DrawJob(program: $0, variants: variants($0)) }
  let results = try await draw(jobs, with: toolchain, options: options)
  return (results.filter { $0.way != .none }.map(\.drawn), results.flatMap(\.diagnostics))
}

/// Draws what no cache knows; only that takes a machine which can confine programs.
private func draw(
  _ jobs: [DrawJob], with toolchain: Toolchain, options: DrawOptions, cache: DrawingCache
) async throws -> [DrawOutcome] {
  if jobs.isEmpty { return [] }
  try toolchain.checkPartsForDrawing()
  try requireThreads(threadsOfTool + threadsOfProgram * min(options.jobs, jobs.count))
  let confinement = options.isSandboxed ? try await Confinement.find(with: toolchain) : .limitsOnly
  let studio = Studio(
    toolchain: toolchain, confinement: confinement, options: options, cache: cache)
  return try await studio.draw(jobs)
}

/// What is in the middle of its work by then.
private let threadsOfTool = 8
/// A compiler's driver, the compiler, the linker, and two threads that look after them; what they
/// start themselves.
private let threadsOfProgram = 8
