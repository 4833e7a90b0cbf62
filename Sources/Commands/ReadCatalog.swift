import Content
import Diagnostics
import Foundation
import Snippets
import SymbolLookup

/// A catalog with the code of its pages, and all that can be said of it without a compiler.
struct ReadCatalog {
  var catalog: Catalog
  /// In the order of the catalog's pages.
  var pages: [PageSnippets]
  /// Sorted by place.
  var diagnostics: [Diagnostic]

  var programs: [Program] { pages.flatMap(\.programs) }
}

extension ReadCatalog {
  /// - Returns: `nil` where the folder has no `catalog.yml` that could be read, with the reason.
  static func read(_ root: URL) throws -> (ReadCatalog?, [Diagnostic]) {
    let (catalog, problems) = Catalog.load(root: root)
    guard let catalog else { return (nil, problems) }
    let lookup = PageLookup(catalog.pages)
    let support = SupportCode(catalog.support)
    let read = concurrentMap(catalog.pages) { page in
      var read = snippets(of: page, among: lookup, support: support)
      read.0.run(onAtLeast: catalog.configuration.iosDeploymentTarget)
      return read
    }
    let pages = read.map(\.0)
    let names = pages.map { ($0.page.path, Set($0.snippets.compactMap(\.attributes.id))) }
    let anchors = Dictionary(names) { first, _ in first }
    let symbols = try symbolProblems(
      of: pages, support: catalog.support, table: SymbolTable.bundled)
    let findings = catalog.outline.problems(anchors: anchors) + symbols
    let diagnostics = (problems + read.flatMap(\.1) + findings).sorted()
    return (ReadCatalog(catalog: catalog, pages: pages, diagnostics: diagnostics), diagnostics)
  }
}

extension Sequence<Diagnostic> {
  var hasErrors: Bool { contains { $0.severity == .error } }
}
