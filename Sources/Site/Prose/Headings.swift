import Diagnostics
import Markdown

/// A page's headings by where they start, each with an id that is unique on the page.
struct Headings {
  private(set) var all: [Heading] = []
  private var indices: [SourceLocation: Int] = [:]

  init(of document: Node) {
    var taken: [String: Int] = [:]
    collect(document, &taken)
  }

  subscript(node: Node) -> Heading? {
    indices[node.location].map { all[$0] }
  }

  private mutating func collect(_ node: Node, _ taken: inout [String: Int]) {
    guard case .heading(let level) = node.kind else {
      for child in node.children { collect(child, &taken) }
      return
    }
    let text = node.shownText
    let base = anchor(for: text)
    let count = taken[base, default: 0]
    taken[base] = count + 1
    indices[node.location] = all.count
    all.append(
      Heading(level: max(2, level), id: count == 0 ? base : "\(base)-\(count)", text: text))
  }
}

/// The id of a heading, as GitHub makes it: `Know what @Binding is for` → `know-what-binding-is-for`.
private func anchor(for text: String) -> String {
  let kept = text.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
  return kept.isEmpty ? "section" : kept.replacing(" ", with: "-")
}

extension Node {
  /// The text without its markup.
  var shownText: String {
    switch kind {
    case .text(let text), .code(let text): text
    case .softBreak, .lineBreak: " "
    default: children.map(\.shownText).joined()
    }
  }
}
