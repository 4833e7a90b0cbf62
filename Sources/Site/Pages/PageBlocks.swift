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
  private let names: SymbolNames
  /// The file of each drawing so far: steps that change no picture share theirs.
  private var pictureNames: [String: String] = [:]

  init(_ page: Page, in publication: Publication) {
    self.publication = publication
    path = page.path
    names = SymbolNames(page, publication.symbols)
    let own = publication.snippets[path]
    for snippet in own?.snippets ?? [] { add(snippet) }
    let ids = publication.anchors[path]?.comparisons ?? []
    for (comparison, id) in zip(own?.comparisons ?? [], ids) { add(comparison, id: id) }
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
        id: publication.anchor(of: snippet.id), title: publication.title(of: snippet),
        code: code(snippet.text, of: snippet),
        base: base(of: snippet), previews: gallery.html
      ).html
  }

  private mutating func add(_ comparison: Comparison, id: String) {
    guard let before = publication.snippet(comparison.before),
      let after = publication.snippet(comparison.after)
    else { return }
    let galleries = (before: gallery(of: before), after: gallery(of: after))
    html[comparison.location] =
      ComparisonFigure(
        id: id, before: code(whole(before), of: before),
        after: code(whole(after), of: after),
        galleries: galleries
      ).html
  }

  private mutating func gallery(of snippet: Snippet) -> PreviewGallery {
    var gallery = PreviewGallery(
      id: name(of: snippet), publication.drawings[snippet.id] ?? [],
      flaws: publication.shownFlaws(of: snippet))
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
    snippet.from == nil ? snippet.text : publication.program(snippet.id)?.asWritten ?? snippet.text
  }

  private func code(_ text: SourceText, of snippet: Snippet) -> CodeBlock {
    CodeBlock(
      text,
      problems: publication.problems.on(text)
        + publication.expected[snippet.id, default: []].flatMap(ProblemLine.all),
      names: names)
  }

  /// Names the snippet on this page, in ids and in the names of files.
  private func name(of snippet: Snippet) -> String {
    let name = publication.anchor(of: snippet.id)
    if snippet.id.page == path { return name }
    let page = sitePath(ofAsset: snippet.id.page).replacing("/", with: "-")
    return "\(page)--\(name)"
  }
}
