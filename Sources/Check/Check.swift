import Diagnostics
import Foundation
import Snippets

/// Compiles programs, those that can be together, and says at their places on the pages what the
/// compiler finds.
///
/// - Throws: where the machine is at fault, or the task is cancelled.
package func check(
  _ programs: [Program], with toolchain: Toolchain, options: CheckOptions
) async throws -> CheckReport {
  let (summary, checked) = try await check(each: programs, with: toolchain, options: options)
  var report = CheckReport()
  report.summary = summary
  report.diagnostics = diagnostics(of: checked.flatMap(\.findings))
  for (program, own) in zip(programs, checked) where !own.expected.isEmpty {
    report.expected[program.snippet.id] = own.expected
  }
  report.summary.errors = report.diagnostics.filter { $0.severity == .error }.count
  report.summary.warnings = report.diagnostics.count - report.summary.errors
  return report
}

/// Compiles programs and says of each what the compiler finds, and of all how they were compiled.
package func check(
  each programs: [Program], with toolchain: Toolchain, options: CheckOptions
) async throws -> (CheckSummary, [CheckedProgram]) {
  let run = CheckRun(programs: programs, toolchain: toolchain, options: options)
  var verdicts = run.cached()
  var summary = CheckSummary()
  summary.blocks = programs.count
  summary.cached = verdicts.compactMap(\.self).count
  options.progress(summary.cached)

  let together = programs.indices.filter { verdicts[$0] == nil && programs[$0].canBeBatched }
  for (index, verdict) in try await run.batched(together) { verdicts[index] = verdict }
  summary.batched = together.filter { verdicts[$0] != nil }.count

  let failed = together.filter { verdicts[$0] == nil }
  let left = programs.indices.filter { verdicts[$0] == nil }
  for (index, verdict) in zip(left, try await run.alone(left)) { verdicts[index] = verdict }
  summary.alone = left.count
  summary.incompatible = failed.count { verdicts[$0]?.hasErrors == false }
  return (summary, zip(programs, verdicts.compactMap(\.self)).map(CheckedProgram.init))
}

/// All that the compiler's word on programs depends on beside the programs.
package func compilerSurroundings(
  _ toolchain: Toolchain, languageMode: String, remembering cache: Cache
) -> [String] {
  Compilation(toolchain: toolchain, languageMode: languageMode).surroundings(remembering: cache)
}

/// What is known of a program once it has been compiled.
package struct CheckedProgram: Sendable {
  package var findings: [Finding]
  /// What its author wants the compiler to say, by place.
  package var expected: [Diagnostic]
  /// Whether it can be said again without another look; not where the machine may be at fault.
  package var isRepeatable: Bool

  fileprivate init(_ program: Program, _ verdict: Verdict) {
    (findings, expected) = verdict.findings(program)
    isRepeatable = verdict.isRepeatable
  }
}

extension Verdict {
  /// What has no place may be the machine's fault.
  fileprivate var isRepeatable: Bool {
    failure == nil && messages.allSatisfy { $0.place != nil }
  }
}

private struct CheckRun: Sendable {
  let programs: [Program]
  let options: CheckOptions
  let toolchain: Toolchain
  private let versions: VersionCheck
  private let surroundings: [String]

  init(programs: [Program], toolchain: Toolchain, options: CheckOptions) {
    self.programs = programs
    self.options = options
    self.toolchain = toolchain
    let usual = Compilation(toolchain: toolchain, languageMode: options.languageMode)
    surroundings = options.cache.map(usual.surroundings) ?? []
    versions = VersionCheck(of: programs)
  }

  private func compilation(_ program: Program?) -> Compilation {
    Compilation(
      toolchain: toolchain, languageMode: program?.languageMode ?? options.languageMode,
      limits: options.limits)
  }

  func cached() -> [Verdict?] {
    programs.map { program in
      options.cache?.data(for: key(program)).flatMap {
        try? JSONDecoder().decode(Verdict.self, from: $0)
      }
    }
  }

  func batched(_ indices: [Int]) async throws -> [Int: Verdict] {
    let batches = batches(
      of: indices, programs, languageMode: options.languageMode, compilers: options.jobs)
    let decided = try await concurrentMap(batches, limit: options.jobs) { batch in
      let batched = batch.map { programs[$0] }
      let compilation = compilation(batched.first)
      let verdicts = try await versions.add(
        to: try await compilation.together(batched), of: batched, compilation)
      for (index, verdict) in zip(batch, verdicts) { store(verdict, for: programs[index]) }
      options.progress(verdicts.compactMap(\.self).count)
      return zip(batch, verdicts)
    }
    return decided.flatMap(\.self).reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  func alone(_ indices: [Int]) async throws -> [Verdict] {
    try await concurrentMap(indices.map { programs[$0] }, limit: options.jobs) { program in
      let compilation = compilation(program)
      let verdicts = try await versions.add(
        to: [try await compilation.alone(program)], of: [program], compilation)
      guard let verdict = verdicts.first.flatMap(\.self) else { return Verdict() }
      store(verdict, for: program)
      options.progress(1)
      return verdict
    }
  }

  private func store(_ verdict: Verdict?, for program: Program) {
    guard let verdict, verdict.isRepeatable else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(verdict) { options.cache?.store(data, for: key(program)) }
  }

  private func key(_ program: Program) -> Cache.Key {
    let texts = ([program.main] + program.companions).map(\.string)
    let flags = compilation(program).flags(program.stage)
    let target = program.target?.description ?? ""
    return Cache.Key(kind: "check 6", surroundings + [versions.table, target] + flags + texts)
  }
}
