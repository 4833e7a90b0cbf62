import Check
import Diagnostics
import Foundation
import PreviewExchange
import Snippets

/// What became of a program.
struct DrawOutcome: Sendable {
  var previews: [DrawResult.Preview] = []
  var stories: [DrawResult.Story] = []
  var diagnostics: [Diagnostic] = []
  /// Whether the program got as far as its first preview.
  var hasStarted = true
}

/// Draws programs by compiling them, several at once, and running each.
struct Studio: Sendable {
  let toolchain: Toolchain
  let confinement: Confinement
  let options: DrawOptions
  /// What is drawn goes there as soon as it is, so that it outlives an interruption.
  let cache: DrawingCache

  /// A module of so many programs compiles in a fifth of the time that they take one by one; more
  /// would only keep the other processors waiting.
  static let batchLimit = 16

  func draw(_ jobs: [DrawJob]) async throws -> [DrawOutcome] {
    let batches = batches(of: Array(jobs.indices), jobs)
    let results = try await concurrentMap(batches, limit: options.jobs) { batch in
      let outcomes = try await draw(batch: batch.map { jobs[$0] })
      for (index, outcome) in zip(batch, outcomes) { try cache.store(outcome, for: jobs[index]) }
      options.progress(batch.count)
      return zip(batch, outcomes)
    }
    return results.flatMap(\.self).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Programs that can share a module, evenly over the processors; then the others, each alone.
  private func batches(of indices: [Int], _ jobs: [DrawJob]) -> [[Int]] {
    let nestable = indices.filter { jobs[$0].program.isNestable }
    let others = indices.filter { !jobs[$0].program.isNestable }
    let share = (nestable.count + max(options.jobs, 1) - 1) / max(options.jobs, 1)
    let size = min(max(share, 1), Self.batchLimit)
    let modes = Dictionary(grouping: nestable) { languageMode(of: jobs[$0].program) }
    let together = modes.sorted { $0.key < $1.key }.map(\.value).flatMap { indices in
      stride(from: 0, to: indices.count, by: size).map {
        Array(indices[$0..<min($0 + size, indices.count)])
      }
    }
    return together + others.map { [$0] }
  }

  /// A module has one mode for all that is in it.
  private func languageMode(of program: Program?) -> String {
    program?.languageMode ?? options.languageMode
  }

  private func draw(batch: [DrawJob]) async throws -> [DrawOutcome] {
    let outcomes = try await outcomes(of: batch)
    if outcomes.contains(where: \.mayBeTheMachinesFault) { try await makeSure() }
    return outcomes
  }

  private func outcomes(of batch: [DrawJob]) async throws -> [DrawOutcome] {
    if batch.count > 1, let outcomes = try await draw(together: batch) { return outcomes }
    var outcomes: [DrawOutcome] = []
    for job in batch { outcomes.append(try await draw(alone: job)) }
    return outcomes
  }

  /// - Returns: `nil` where the programs don't compile in each other's company.
  private func draw(together jobs: [DrawJob]) async throws -> [DrawOutcome]? {
    try await withScratchFolder { folder in
      let sources = jobs.enumerated().map { index, job in
        ProgramSources(job.program, nestedAs: "Program\(index + 1)")
      }
      guard let executable = try await compilation(sources).run(in: folder) else { return nil }
      var outcomes: [DrawOutcome] = []
      for (job, sources) in zip(jobs, sources) {
        let outcome = try await session(sources, job, executable, folder).draw(request(job))
        // What ends all programs of a module before they begin is the doing of one of them.
        outcomes.append(outcome.hasStarted ? outcome : try await draw(alone: job))
      }
      return outcomes
    }
  }

  private func draw(alone job: DrawJob) async throws -> DrawOutcome {
    try await withScratchFolder { folder in
      let sources = ProgramSources(job.program)
      guard let executable = try await compilation([sources]).run(in: folder) else {
        return DrawOutcome(diagnostics: try await mistakes(in: job.program))
      }
      return try await session(sources, job, executable, folder).draw(request(job))
    }
  }
}

extension Studio {
  func compilation(_ sources: [ProgramSources]) -> PreviewCompilation {
    PreviewCompilation(
      sources: sources, toolchain: toolchain, languageMode: languageMode(of: sources.first?.program)
    )
  }

  func session(
    _ sources: ProgramSources, _ job: DrawJob, _ executable: URL, _ folder: URL
  ) -> Session {
    Session(
      runner: Runner(toolchain: toolchain, confinement: confinement, limits: options.limits),
      sources: sources, stories: job.stories, alone: compilation([ProgramSources(sources.program)]),
      executable: executable, folder: folder)
  }

  func request(_ job: DrawJob) -> DrawRequest {
    DrawRequest(
      variants: job.variants, storyboards: job.stories.map(\.storyboard),
      fontFolders: toolchain.fonts.map(\.path))
  }

  /// What the check says of a program that doesn't compile.
  private func mistakes(in program: Program) async throws -> [Diagnostic] {
    let options = CheckOptions(languageMode: options.languageMode, jobs: 1)
    let found = try await check([program], with: toolchain, options: options).diagnostics
    let place = program.snippet.location
    return found.contains { $0.severity == .error } ? found : found + [.notCompiled(at: place)]
  }
}
