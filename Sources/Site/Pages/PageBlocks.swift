import Content
import Diagnostics
import PreviewExchange
import Snippets

/// What the fences of a page become, by where their info strings start.
struct PageBlocks {
  private(set) var html: [SourceLocation: HTML] = [:]
  private(set) var galleries: [PreviewGallery] = []

  private let path: String
  private let publication: Publication
  private let taken: Set<String>
  private let names: SymbolNames
  /// The file of each drawing so far: steps that change no picture share theirs.
  private var pictureNames: [String: String] = [:]

  /// - Parameter taken: ids that the page uses for something else.
  init(_ page: Page, in publication: Publication, taken: Set<String>) {
    self.taken = taken
    self.publication = publication
    path = page.path
    names = SymbolNames(page, publication.symbols)
    let own = publication.snippets[path]
    for snippet in own?.snippets ?? [] { add(snippet) }
    for (index, comparison) in (own?.comparisons ?? []).enumerated() { add(comparison, index) }
  }

  /// The files that the page shows, by name.
  var pictures: [(name: String, svg: String)] {
    pictureNames.map { (name: $0.value, svg: $0.key) }.sorted { $0.name < $1.name }
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
        id: snippet.anchor(beside: taken), title: publication.title(of: snippet),
        code: code(snippet.text, of: snippet),
        base: base(of: snippet), previews: gallery.html
      ).html
  }

  private mutating func add(_ comparison: Comparison, _ index: Int) {
    guard let before = publication.snippet(comparison.before),
      let after = publication.snippet(comparison.after)
    else { return }
    let galleries = (before: gallery(of: before), after: gallery(of: after))
    html[comparison.location] =
      ComparisonFigure(
        id: "compare-\(index + 1)", before: code(whole(before), of: before),
        after: code(whole(after), of: after),
        galleries: galleries
      ).html
  }

  private mutating func gallery(of snippet: Snippet) -> PreviewGallery {
    var gallery = PreviewGallery(id: name(of: snippet), publication.drawings[snippet.id] ?? [])
    gallery.share(&pictureNames)
    return gallery
  }

  private func base(of snippet: Snippet) -> SnippetFigure.Base? {
    guard let base = (snippet.diff ?? snippet.from).flatMap(publication.snippet) else { return nil }
    return SnippetFigure.Base(
      before: code(whole(base), of: base), after: code(whole(snippet), of: snippet))
  }

  /// The whole text that a step stands for.
  private func whole(_ snippet: Snippet) -> SourceText {
    snippet.from == nil ? snippet.text : publication.program(snippet.id)?.main ?? snippet.text
  }

  private func code(_ text: SourceText, of snippet: Snippet) -> CodeBlock {
    CodeBlock(
      text, problems: publication.diagnostics + publication.expected[snippet.id, default: []],
      names: names)
  }

  /// Names the snippet on this page, in ids and in the names of files.
  private func name(of snippet: Snippet) -> String {
    if snippet.id.page == path { return snippet.name }
    let page = sitePath(ofAsset: snippet.id.page).replacing("/", with: "-")
    return "\(page)--\(snippet.name)"
  }
}

extension Snippet {
  /// Names it among the blocks of its page.
  fileprivate var name: String { attributes.id ?? "snippet-\(id.index + 1)" }

  /// What leads to it on its page.
  ///
  /// - Parameter taken: ids that the page uses for something else.
  func anchor(beside taken: Set<String>) -> String {
    taken.contains(name) ? "code-" + name : name
  }
}
