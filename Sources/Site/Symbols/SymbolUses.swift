import Diagnostics
import Snippets
import SymbolLookup

/// The pages that a symbol is used on, and what they call the places.
struct SymbolUses {
  var uses: [SymbolIndex.Use]
  var publication: Publication
  var address: Address

  var html: HTML {
    guard !uses.isEmpty else { return .empty }
    return """
      <div data-pagefind-ignore>
      <h2 id="used">Used on these pages</h2>
      <ul class="uses">
      \(uses.map(item))</ul>
      </div>

      """
  }

  private func item(_ use: SymbolIndex.Use) -> HTML {
    guard let page = publication.snippets[use.page]?.page else { return .empty }
    let places = places(use.blocks).map { "<a href=\"\($0.link)\">\($0.title)</a>" as HTML }
    let list: HTML = places.isEmpty ? .empty : ": \(places.joined(separator: ", "))"
    return """
      <li><a href="\(address.link(to: page.slug))">\(page.frontMatter.title)</a>\(list)</li>

      """
  }

  /// Of blocks that are called the same, the first.
  private func places(_ blocks: [Snippet.ID]) -> [(title: String, link: String)] {
    var seen: Set<String> = []
    return blocks.compactMap { id in
      guard let link = publication.address(of: id, from: address),
        let snippet = publication.snippet(id)
      else { return nil }
      let title = title(of: snippet)
      return seen.insert(title).inserted ? (title, link) : nil
    }
  }

  /// Many blocks of a page have the title of one file; what they stand under tells them apart.
  private func title(of snippet: Snippet) -> String {
    let headings = publication.headings[snippet.id.page] ?? []
    let above = headings.last { $0.location < snippet.location }?.text
    return above ?? publication.title(of: snippet) ?? "block \(snippet.id.index + 1)"
  }
}
