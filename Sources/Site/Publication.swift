import Content
import Diagnostics
import Markdown
import PreviewExchange
import Snippets
import SymbolLookup

/// All that a site is made of, but for its looks.
package struct Publication: Sendable {
  package var catalog: Catalog
  /// What the catalog's pages hold, by the page's path.
  package var snippets: [String: PageSnippets]
  package var drawings: [Snippet.ID: [DrawResult.Preview]]
  /// What the compiler says and a block's author wants readers to see, where it is.
  package var expected: [Snippet.ID: [Diagnostic]]
  /// What is wrong: readers see that, too.
  let problems: ProblemLines
  /// The site's own address, for what cannot be said with a relative link.
  package var baseURL: String?
  package var includesDrafts: Bool
  package var symbols: SymbolIndex
  /// By page.
  let headings: [String: [Heading]]
  /// By page.
  let anchors: [String: BlockAnchors]
  /// By page.
  private let programs: [String: [Snippet.ID: Program]]

  package init(
    catalog: Catalog, snippets: [PageSnippets], drawings: [Snippet.ID: [DrawResult.Preview]] = [:],
    expected: [Snippet.ID: [Diagnostic]] = [:], diagnostics: [Diagnostic] = [],
    baseURL: String? = nil, includesDrafts: Bool = false, symbols: SymbolIndex = SymbolIndex()
  ) {
    self.catalog = catalog
    self.snippets = Dictionary(snippets.map { ($0.page.path, $0) }) { first, _ in first }
    programs = self.snippets.mapValues { page in
      Dictionary(zip(page.programs.map(\.snippet.id), page.programs)) { first, _ in first }
    }
    self.drawings = drawings
    self.expected = expected
    problems = ProblemLines(diagnostics)
    self.baseURL = baseURL ?? catalog.configuration.baseURL
    self.includesDrafts = includesDrafts
    self.symbols = symbols
    let headings = Dictionary(
      catalog.pages.map { ($0.path, $0.document.headings) }, uniquingKeysWith: { first, _ in first }
    )
    self.headings = headings
    anchors = self.snippets.mapValues { BlockAnchors($0, beside: headings[$0.page.path] ?? []) }
  }

  /// A block of any page.
  func snippet(_ id: Snippet.ID) -> Snippet? {
    guard let all = snippets[id.page]?.snippets else { return nil }
    // They are counted as they come, but a part of a page is not all of it.
    if all.indices.contains(id.index), all[id.index].id == id { return all[id.index] }
    return all.first { $0.id == id }
  }

  /// What leads to a block on its page, and names it there.
  func anchor(of id: Snippet.ID) -> String {
    anchors[id.page]?.blocks[id] ?? "snippet-\(id.index + 1)"
  }

  func program(_ id: Snippet.ID) -> Program? {
    programs[id.page]?[id]
  }

  /// A step has the title of what it started from.
  func title(of snippet: Snippet) -> String? {
    var current = snippet
    // A circle of steps is an error by now, but must not hang a build that goes on in spite of it.
    var seen: Set<Snippet.ID> = []
    while seen.insert(current.id).inserted {
      if let title = current.attributes.title { return title }
      guard let base = current.from.flatMap(self.snippet) else { return nil }
      current = base
    }
    return nil
  }

  /// By page, the names of blocks: links can lead to them.
  var blockNames: [String: Set<String>] {
    snippets.mapValues { page in Set(page.snippets.compactMap(\.attributes.id)) }
  }
}
