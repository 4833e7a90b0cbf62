import Markdown
import Snippets

/// The ids of a page's blocks: their names, unless something else of the page has that id.
struct BlockAnchors {
  private(set) var blocks: [Snippet.ID: String] = [:]
  /// In the order of the page.
  private(set) var comparisons: [String] = []
  private var taken: Set<String>

  init(_ page: PageSnippets, beside headings: [Heading]) {
    taken = Set(headings.map(\.id)).union(Self.ofTheFrame)
    // Links name what has a name.
    let named = page.snippets.filter { $0.attributes.id != nil }
    let others = page.snippets.filter { $0.attributes.id == nil }
    for snippet in named + others {
      blocks[snippet.id] = free(snippet.attributes.id ?? "snippet-\(snippet.id.index + 1)")
    }
    comparisons = page.comparisons.indices.map { free("compare-\($0 + 1)") }
  }

  /// Ids of the theme's template; a heading's have no upper case.
  private static let ofTheFrame: Set = ["pageContent", "pageContents", "pageSidebar"]

  private mutating func free(_ name: String) -> String {
    var id = name
    while !taken.insert(id).inserted { id = "code-" + id }
    return id
  }
}
