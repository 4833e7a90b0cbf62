import Check
import Content
import Diagnostics
import Foundation
import Preview
import PreviewExchange
import Snippets
import SymbolLookup

/// What a build does before there is anything to write.
struct BuildWork {
  var read: ReadCatalog
  var toolchain: Toolchain
  var cache: Cache
  var isSandboxed = true

  struct Result {
    var drawings: [Snippet.ID: [DrawResult.Preview]]
    /// What the compiler says and authors expect.
    var expected: [Snippet.ID: [Diagnostic]]
    /// All that is wrong with the catalog, by place.
    var diagnostics: [Diagnostic]
  }

  /// Draws what can be drawn, whatever is wrong elsewhere.
  func checkAndDraw() async throws -> Result {
    let report = try await check(read.programs, with: toolchain, options: checkOptions)
    let checked = read.diagnostics + report.diagnostics
    let broken = Set(checked.filter { $0.severity == .error }.map(\.location.file))
    let sound = read.pages.filter { !broken.contains($0.page.path) }
    let (drawings, problems) = try await draw(sound)
    return Result(
      drawings: drawings, expected: report.expected,
      diagnostics: (checked + diagnostics(of: problems.map { Finding($0, isOwn: true) })).sorted())
  }

  private func draw(
    _ pages: [PageSnippets]
  ) async throws -> ([Snippet.ID: [DrawResult.Preview]], [Diagnostic]) {
    let plan = DrawingPlan(configuration)
    let programs = Dictionary(pages.flatMap(\.programs).map { ($0.snippet.id, $0) }) { $1 }
    let asked = pages.flatMap { page in
      plan.jobs(for: page) { programs[$0] }.map { (page: page.page.path, job: $0) }
    }
    let results = try await Preview.draw(
      asked.map(\.job), with: toolchain,
      options: DrawOptions(
        languageMode: configuration.swiftLanguageMode, cache: cache, isSandboxed: isSandboxed))
    let drawn = zip(asked, results).filter { $0.page == $1.drawn.id.page && $1.way != .none }
      .map { ($1.drawn.id, $1.drawn.previews) }
    return (Dictionary(drawn) { first, _ in first }, results.flatMap(\.diagnostics))
  }

  /// The symbols that the pages of the site mention or use.
  func symbols(includingDrafts: Bool) async throws -> SymbolIndex {
    let pages = read.pages.filter { includingDrafts || !$0.page.frontMatter.isDraft }
    return SymbolIndex(
      pages, support: read.catalog.support, table: try SymbolTable.bundled(),
      declared: try await toolchain.moduleSymbols(cache: cache),
      references: try await symbolReferences(
        in: pages.flatMap(\.programs), with: toolchain, options: checkOptions))
  }

  private var checkOptions: CheckOptions {
    CheckOptions(
      languageMode: configuration.swiftLanguageMode,
      jobs: ProcessInfo.processInfo.activeProcessorCount, cache: cache)
  }

  private var configuration: Configuration { read.catalog.configuration }
}
