import Diagnostics
import Markdown

/// A page's headings, in order and by the place where they start.
struct Headings {
  /// The page's title is the only heading of level 1, so these start at 2.
  let all: [Heading]
  private let byLocation: [SourceLocation: Heading]

  init(of document: Node) {
    all = document.headings.map { heading in
      var shown = heading
      shown.level = max(2, heading.level)
      return shown
    }
    byLocation = Dictionary(all.map { ($0.location, $0) }) { first, _ in first }
  }

  subscript(node: Node) -> Heading? { byLocation[node.location] }
}
