import Check
import Content
import Diagnostics
import Foundation
import Preview

/// Checks a catalog: looks at every page, compiles what has to be, and tells whether all fits
/// together.
///
/// Pages are looked at one by one and compiled in waves, so that however many there are, the texts of
/// but a few are in memory.
struct CatalogCheck: Sendable {
  let reader: PageReader
  let toolchain: Toolchain
  let options: CheckOptions
  /// `nil` where no preview is to be drawn.
  var drawing: DrawOptions?
  /// `nil` where nothing is to be taken from earlier runs.
  let records: PageRecords?

  init(_ folder: CatalogFolder, with toolchain: Toolchain, options: CheckOptions) throws {
    reader = PageReader(folder)
    self.toolchain = toolchain
    self.options = options
    drawing = options.previews == .none ? nil : DrawOptions(options)
    records = try options.cache.map { cache in
      let compiler = compilerSurroundings(
        toolchain, languageMode: options.languageMode, remembering: cache)
      let tool = toolSurroundings(remembering: cache)
      let runtime =
        options.previews == .none ? [] : drawingSurroundings(toolchain, remembering: cache)
      return PageRecords(
        cache, surroundings: try folder.surroundings + compiler + runtime + tool)
    }
  }

  var folder: CatalogFolder { reader.folder }
}

extension CatalogCheck {
  /// All pages, and what is wrong with those that cannot be read.
  func survey() throws -> ([SurveyedPage], [Diagnostic]) {
    let looks = try concurrentMap(folder.pages) { path in try reader.survey(path, records) }
    var pages = looks.compactMap(\.0)
    let digests = Dictionary(pages.map { ($0.path, $0.digest) }) { first, _ in first }
    for index in pages.indices {
      let leansOn = pages[index].verdict?.leansOn ?? [:]
      if leansOn.contains(where: { digests[$0] ?? "" != $1 }) { pages[index].verdict = nil }
    }
    return (pages, looks.flatMap(\.1))
  }
}

extension DrawOptions {
  /// Draws with what is checked with.
  fileprivate init(_ options: CheckOptions) {
    self.init(
      languageMode: options.languageMode, jobs: options.jobs, cache: options.cache,
      isSandboxed: options.previews == .confined)
  }
}
