import Content
import Diagnostics
import PreviewExchange
import Snippets

/// What the fences of a page become, by where their info strings start.
struct PageBlocks {
  private(set) var html: [SourceLocation: HTML] = [:]
  private(set) var galleries: [PreviewGallery] = []

  private let snippets: [Snippet.ID: Snippet]
  private let programs: [Snippet.ID: Program]
  private let publication: Publication
  private let taken: Set<String>

  /// - Parameter taken: ids that the page uses for something else.
  init(_ page: Page, in publication: Publication, taken: Set<String>) {
    self.taken = taken
    let own = publication.snippets[page.path]
    self.publication = publication
    snippets = Dictionary(uniqueKeysWithValues: (own?.snippets ?? []).map { ($0.id, $0) })
    programs = Dictionary(uniqueKeysWithValues: (own?.programs ?? []).map { ($0.snippet.id, $0) })
    for snippet in own?.snippets ?? [] { add(snippet) }
    for (index, comparison) in (own?.comparisons ?? []).enumerated() { add(comparison, index) }
  }

  private mutating func add(_ snippet: Snippet) {
    guard !snippet.attributes.isHidden else {
      html[snippet.location] = .empty
      return
    }
    let gallery = gallery(of: snippet)
    galleries.append(gallery)
    html[snippet.location] =
      SnippetFigure(
        id: anchor(of: snippet), title: snippet.attributes.title, code: code(snippet.text),
        base: base(of: snippet), previews: gallery.html
      ).html
  }

  private mutating func add(_ comparison: Comparison, _ index: Int) {
    guard let before = snippets[comparison.before], let after = snippets[comparison.after] else {
      return
    }
    html[comparison.location] =
      ComparisonFigure(
        id: "compare-\(index + 1)", before: code(whole(before)), after: code(whole(after)),
        galleries: (gallery(of: before), gallery(of: after))
      ).html
  }

  private func gallery(of snippet: Snippet) -> PreviewGallery {
    PreviewGallery(id: name(of: snippet), publication.drawings[snippet.id] ?? [])
  }

  private func base(of snippet: Snippet) -> SnippetFigure.Base? {
    guard let name = snippet.attributes.from ?? snippet.attributes.diff,
      let base = snippets.values.first(where: { $0.attributes.id == name })
    else { return nil }
    return SnippetFigure.Base(before: code(whole(base)), after: code(whole(snippet)))
  }

  /// The whole text that a step stands for.
  private func whole(_ snippet: Snippet) -> SourceText {
    snippet.attributes.from == nil ? snippet.text : programs[snippet.id]?.main ?? snippet.text
  }

  private func code(_ text: SourceText) -> CodeBlock {
    CodeBlock(text, problems: publication.diagnostics)
  }

  private func anchor(of snippet: Snippet) -> String {
    let name = name(of: snippet)
    return taken.contains(name) ? "code-" + name : name
  }

  /// Names the snippet on its page, in ids and in the names of files.
  private func name(of snippet: Snippet) -> String {
    snippet.attributes.id ?? "snippet-\(snippet.id.index + 1)"
  }
}
