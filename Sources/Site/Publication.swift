import Content
import Diagnostics
import PreviewExchange
import Snippets

/// All that a site is made of, but for its looks.
package struct Publication: Sendable {
  package var catalog: Catalog
  /// What the catalog's pages hold, by the page's path.
  package var snippets: [String: PageSnippets]
  package var drawings: [Snippet.ID: [DrawResult.Preview]]
  /// What is wrong: the reader sees it where it is.
  package var diagnostics: [Diagnostic]
  /// The site's own address, for what cannot be said with a relative link.
  package var baseURL: String?
  package var includesDrafts: Bool

  package init(
    catalog: Catalog, snippets: [PageSnippets], drawings: [Snippet.ID: [DrawResult.Preview]] = [:],
    diagnostics: [Diagnostic] = [], baseURL: String? = nil, includesDrafts: Bool = false
  ) {
    self.catalog = catalog
    self.snippets = Dictionary(snippets.map { ($0.page.path, $0) }) { first, _ in first }
    self.drawings = drawings
    self.diagnostics = diagnostics
    self.baseURL = baseURL ?? catalog.configuration.baseURL
    self.includesDrafts = includesDrafts
  }

  /// A block of any page.
  func snippet(_ id: Snippet.ID) -> Snippet? {
    snippets[id.page]?.snippets.first { $0.id == id }
  }

  func program(_ id: Snippet.ID) -> Program? {
    snippets[id.page]?.programs.first { $0.snippet.id == id }
  }

  /// By page, the names of blocks: links can lead to them.
  var blockNames: [String: Set<String>] {
    snippets.mapValues { page in Set(page.snippets.compactMap(\.attributes.id)) }
  }
}
