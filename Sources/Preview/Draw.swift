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

/// Compiles, runs and draws the previews of programs that have any.
///
/// - Parameters:
///   - variants: the ways to draw a program's previews.
///   - stories: what is played with a program's previews.
/// - Returns: the drawn snippets, and what went wrong with others, both in the programs' order.
/// - Throws: only for what is wrong with the machine, as when there is no compiler; `MissingSandbox`
///   where programs cannot be confined, but are to be.
package func draw(
  _ programs: [Program], variants: (Program) -> [Variant],
  stories: (Program) -> [Story] = { _ in [] }, with toolchain: Toolchain,
  options: DrawOptions = DrawOptions()
) async throws -> ([DrawnSnippet], [Diagnostic]) {
  let jobs = programs.filter { $0.previewMode != .none && !$0.previews.isEmpty }
    .map { DrawJob(program: $0, variants: variants($0), stories: stories($0)) }
  if jobs.isEmpty { return ([], []) }
  let cache = DrawingCache(
    options.cache, toolchain: toolchain, languageMode: options.languageMode)
  let known = try jobs.map(cache.outcome)
  let missing = zip(jobs, known).filter { $1 == nil }.map(\.0)
  var found = try await draw(missing, with: toolchain, options: options, cache: cache)[...]
  let outcomes = known.compactMap { $0 ?? found.popFirst() }
  let drawn = zip(jobs, outcomes).map(DrawnSnippet.init)
  let mistakes = zip(jobs, outcomes).flatMap { $1.diagnostics + $0.diagnostics(of: $1) }
  return (drawn, mistakes)
}

extension DrawnSnippet {
  fileprivate init(_ job: DrawJob, _ outcome: DrawOutcome) {
    self.init(
      id: job.program.snippet.id, previews: outcome.previews,
      stories: job.stories.enumerated().map { index, story in
        let result = outcome.stories.first { $0.storyboard == index }
        return PlayedStory(fence: story.fence, takes: result?.takes ?? [])
      })
  }
}

extension DrawJob {
  /// What went wrong in the stories that could be played.
  fileprivate func diagnostics(of outcome: DrawOutcome) -> [Diagnostic] {
    outcome.stories.flatMap { result in
      stories[result.storyboard].diagnostics(of: result, previews: outcome.previews)
    }
  }
}

/// Draws what no cache knows; only that takes a machine which can confine programs.
private func draw(
  _ jobs: [DrawJob], with toolchain: Toolchain, options: DrawOptions, cache: DrawingCache
) async throws -> [DrawOutcome] {
  if jobs.isEmpty { return [] }
  try toolchain.checkPartsForDrawing()
  let confinement = options.isSandboxed ? try await Confinement.find(with: toolchain) : .limitsOnly
  let studio = Studio(
    toolchain: toolchain, confinement: confinement, options: options, cache: cache)
  return try await studio.draw(jobs)
}
