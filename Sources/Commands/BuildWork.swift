import Check
import Content
import Diagnostics
import Foundation
import Preview
import PreviewExchange
import Snippets
import Symbols

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
    let sound = read.programs.filter { !broken.contains($0.snippet.id.page) }
    let plan = DrawingPlan(read)
    let (drawn, problems) = try await draw(
      sound, variants: plan.variants, stories: plan.stories, with: toolchain,
      options: DrawOptions(
        languageMode: configuration.swiftLanguageMode, cache: cache, isSandboxed: isSandboxed))
    let drawings = Dictionary(drawn.map { ($0.id, $0.previews) }) { first, _ in first }
    return Result(
      drawings: drawings, expected: report.expected, diagnostics: (checked + problems).sorted())
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
