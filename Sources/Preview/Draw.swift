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

/// How snippets are drawn, beside what is drawn.
package struct DrawOptions: Sendable {
  /// The Swift language mode of the snippets.
  package var languageMode: String
  /// How many snippets are worked on at once.
  package var jobs: Int
  package var cache: Cache?
  /// Whether programs are kept from files, network and other programs.
  package var isSandboxed: Bool
  package var limits: RunLimits

  package init(
    languageMode: String = "5", jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    cache: Cache? = nil, isSandboxed: Bool = true, limits: RunLimits = RunLimits()
  ) {
    self.languageMode = languageMode
    self.jobs = jobs
    self.cache = cache
    self.isSandboxed = isSandboxed
    self.limits = limits
  }
}

/// Compiles, runs and draws the previews of programs that have any.
///
/// - Parameter variants: the ways to draw a program's previews.
/// - Returns: the drawn snippets, and what went wrong with others, both in the programs' order.
/// - Throws: only for what is wrong with the machine, as when there is no compiler.
package func draw(
  _ programs: [Program], variants: (Program) -> [Variant], with toolchain: Toolchain,
  options: DrawOptions = DrawOptions()
) async throws -> ([DrawnSnippet], [Diagnostic]) {
  let drawable = programs.filter { $0.previewMode != .none && !$0.previews.isEmpty }
  guard let first = drawable.first else { return ([], []) }
  let confinement = options.isSandboxed ? try await Confinement.find(with: toolchain) : .limitsOnly
  guard let confinement else { return ([], [.noSandbox(at: first.snippet.location)]) }
  let artist = Artist(toolchain: toolchain, confinement: confinement, options: options)
  let outcomes = try await drawable.map { ($0, variants($0)) }
    .concurrentMap(atMost: options.jobs) { try await artist.draw($0.0, variants: $0.1) }
  let drawn = zip(drawable, outcomes).map {
    DrawnSnippet(id: $0.snippet.id, previews: $1.previews)
  }
  return (drawn, outcomes.flatMap(\.diagnostics))
}

extension Array where Element: Sendable {
  /// Transforms the elements, some at once, and keeps their order.
  fileprivate func concurrentMap<Result: Sendable>(
    atMost jobs: Int, _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      for (index, element) in enumerated() {
        if index >= Swift.max(jobs, 1), let (done, result) = try await group.next() {
          results[done] = result
        }
        group.addTask { (index, try await transform(element)) }
      }
      for try await (done, result) in group { results[done] = result }
      return indices.compactMap { results[$0] }
    }
  }
}
