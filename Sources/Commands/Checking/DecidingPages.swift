import Check
import Content
import Diagnostics
import Preview
import Snippets

extension CatalogCheck {
  /// Gives a verdict to all pages that have none.
  ///
  /// - Parameter progress: is told how many more programs have been decided on, from any thread.
  /// - Returns: how the pages' programs were compiled.
  func decide(
    _ pages: inout [SurveyedPage], progress: @escaping @Sendable (Int) -> Void
  ) async throws -> CheckSummary {
    var options = options
    options.progress = progress
    var summary = CheckSummary()
    summary.skipsPreviews = drawing == nil
    summary.cached = pages.reduce(0) { $0 + ($1.verdict?.programs ?? 0) }
    summary.drawnBefore = pages.reduce(0) { $0 + ($1.verdict?.drawn ?? 0) }
    progress(summary.cached)
    for wave in waves(pages) {
      let codes = try concurrentMap(wave.map { pages[$0].path }) { try code(ofPage: $0) }
      let (own, verdicts) = try await verdicts(codes.compactMap(\.self), options)
      for index in wave { pages[index].verdict = verdicts[pages[index].path] ?? PageVerdict() }
      summary.batched += own.batched
      summary.alone += own.alone
      summary.incompatible += own.incompatible
      summary.cached += own.cached
      summary.drawn += own.drawn
      summary.drawnBefore += own.drawnBefore
    }
    summary.add(pages)
    return summary
  }

  /// The places of the pages without a verdict, as many at once as may have their texts in memory.
  private func waves(_ pages: [SurveyedPage]) -> [[Int]] {
    var waves: [[Int]] = []
    var blocks = Self.blocksInAWave
    for index in pages.indices where pages[index].verdict == nil {
      if blocks >= Self.blocksInAWave {
        waves.append([])
        blocks = 0
      }
      waves[waves.count - 1].append(index)
      blocks += pages[index].survey.compiledBlocks
    }
    return waves
  }

  /// Some ten batches, which keep all compilers busy to the end.
  private static let blocksInAWave = 1000

  /// - Returns: `nil` for a page that has gone since it was looked at.
  private func code(ofPage path: String) throws -> PageCode? {
    try reader.file(path).0.map { try reader.code(of: FreshPage($0)) }
  }

  /// Compiles the programs of some pages together and draws them, and remembers what came out.
  private func verdicts(
    _ codes: [PageCode], _ options: CheckOptions
  ) async throws -> (CheckSummary, [String: PageVerdict]) {
    let programs = codes.flatMap(\.snippets.programs)
    var (summary, checked) = try await check(each: programs, with: toolchain, options: options)
    let compiled = checked.divided(by: codes.map(\.snippets.programs.count))
    let drawn = try await draw(codes, compiled)
    summary.drawn = drawn.joined().count { $0.way == .drawn }
    summary.drawnBefore = drawn.joined().count { $0.way == .cached }
    let pairs = codes.indices.map { index in
      let verdict = verdict(codes[index], compiled[index], drawn[index])
      return (codes[index].page.page.path, verdict)
    }
    return (summary, Dictionary(pairs) { first, _ in first })
  }

  private func verdict(
    _ code: PageCode, _ compiled: [CheckedProgram], _ drawn: [DrawnProgram]
  ) -> PageVerdict {
    var verdict = code.verdict
    verdict.findings =
      compiled.flatMap(\.findings)
      + drawn.flatMap(\.diagnostics).map { Finding($0, isOwn: true) }
    verdict.drawn = drawn.count { $0.way != .none }
    // What another page's block is compiled with is not known here.
    let isOnItsOwn = code.snippets.previewFences.allSatisfy { $0.block.page == code.page.page.path }
    if isOnItsOwn, compiled.allSatisfy(\.isRepeatable), drawn.allSatisfy(\.isRepeatable) {
      remember(verdict, of: code.page)
    }
    return verdict
  }

  private func remember(_ verdict: PageVerdict, of page: FreshPage) {
    guard verdict.isRepeatable else { return }
    records?.store(PageRecord(survey: page.survey, verdict: verdict), digest: page.digest)
  }
}

extension PageVerdict {
  /// Whether the page's file and those of the pages that it leans on are all that it depends on.
  ///
  /// What is said of a page that is not there depends on which ones are; and how long a parser may
  /// take, on the machine.
  fileprivate var isRepeatable: Bool {
    !leansOn.values.contains("") && !problems.contains { $0.code == "swift.too-much" }
  }
}

extension Array {
  /// The elements in parts of these sizes, one behind the other.
  func divided(by sizes: [Int]) -> [[Element]] {
    var rest = self[...]
    return sizes.map { size in
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }
}
