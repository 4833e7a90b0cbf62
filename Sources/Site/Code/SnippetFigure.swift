/// A snippet as the reader sees it: a frame with a title, the code or what changed in it, and what
/// it draws.
struct SnippetFigure {
  /// Unique on the page.
  var id: String
  var title: String?
  var code: CodeBlock
  /// The text that the snippet is shown as a change of.
  var base: Base?
  var previews: HTML = .empty

  struct Base {
    /// The whole text before the change.
    var before: CodeBlock
    /// The whole text after it.
    var after: CodeBlock
  }

  var html: HTML {
    let view = base.map { DiffView(id: id + "-diff", before: $0.before, after: $0.after) }
    return """
      <figure class="snippet" id="\(id)">
      <figcaption class="frame"><span class="frame-title">\(title ?? "Swift")</span>\
      \(view?.summary)\(isFolded ? HiddenLines.control : .empty)</figcaption>
      \(view.map { step($0) } ?? code.html)
      \(previews)</figure>

      """
  }

  private var isFolded: Bool {
    base.map { $0.before.isFolded || $0.after.isFolded } ?? code.isFolded
  }

  private func step(_ view: DiffView) -> HTML {
    """
    \(view.html)
    <details class="whole"><summary>The whole file</summary>
    \(view.after.html)
    </details>
    """
  }
}
