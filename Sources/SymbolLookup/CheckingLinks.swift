import Content
import Diagnostics
import Snippets

/// What is wrong with the symbol links of pages, by place.
///
/// - Parameter table: is not asked for where no page has a symbol link.
package func symbolProblems(
  of pages: [PageSnippets], support: [SupportFile], table: () throws -> SymbolTable
) throws -> [Diagnostic] {
  let links = pages.map { ($0.page.path, $0.page.document.symbolLinks) }.filter { !$0.1.isEmpty }
  guard !links.isEmpty else { return [] }
  var targets = SymbolLinks(pages, support: support, table: try table())
  return links.flatMap { page, links in
    links.compactMap { targets.target(of: $0.text, on: page, at: $0.location).1 }
  }.sorted()
}
