import CCmark
import Diagnostics

/// Turns libcmark's inlines into nodes with the places where they were written.
struct InlineReader {
  private let content: InlineContent
  private var scanner: InlineScanner
  /// The first node that lies too deep to be read.
  private(set) var tooDeep: SourceLocation?

  init(_ content: InlineContent) {
    self.content = content
    scanner = InlineScanner(content)
  }

  mutating func children(of node: CNode, depth: Int) -> [Node] {
    var children: [Node] = []
    node.takeChildren { child in
      if let read = read(child, depth: depth) { children.append(read) }
    }
    return children
  }

  private mutating func read(_ node: CNode, depth: Int) -> Node? {
    let location = content.location(of: scanner.isLost ? 0 : scanner.position)
    guard depth < Node.depthLimit else {
      tooDeep = tooDeep ?? location
      return nil
    }
    switch node.type {
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      return readSpan(node, location, depth)
    default:
      return readLeaf(node).map { Node($0, at: location) }
    }
  }

  private mutating func readLeaf(_ node: CNode) -> Node.Kind? {
    switch node.type {
    case CMARK_NODE_SOFTBREAK:
      scanner.passSoftBreak()
      return .softBreak
    case CMARK_NODE_LINEBREAK:
      scanner.passLineBreak()
      return .lineBreak
    case CMARK_NODE_CODE:
      return code(node.literal, ticks: scanner.passCode())
    case CMARK_NODE_HTML_INLINE:
      let literal = node.literal
      scanner.passHTML(literal)
      return .html(literal)
    default:
      let literal = node.literal
      scanner.passText(literal)
      return literal.isEmpty ? nil : .text(literal)
    }
  }

  private func code(_ literal: String, ticks: Int) -> Node.Kind {
    let isName = ticks == 2 && literal.allSatisfy { !$0.isWhitespace && $0 != "`" }
    return isName ? .symbol(literal) : .code(literal)
  }

  private mutating func readSpan(_ node: CNode, _ location: SourceLocation, _ depth: Int) -> Node {
    switch node.type {
    case CMARK_NODE_LINK: scanner.enterLink()
    case CMARK_NODE_IMAGE: scanner.enterImage()
    default: scanner.passEmphasis(marks: marks(of: node))
    }
    let children = children(of: node, depth: depth + 1)
    switch node.type {
    case CMARK_NODE_LINK:
      scanner.leaveLink()
      let kind = Node.Kind.link(destination: node.destination, title: node.title)
      return Node(kind, at: location, children)
    case CMARK_NODE_IMAGE:
      scanner.leaveLink()
      return Node(.image(source: node.destination, title: node.title), at: location, children)
    default:
      scanner.passEmphasis(marks: marks(of: node))
      return Node(marks(of: node) == 2 ? .strong : .emphasis, at: location, children)
    }
  }

  private func marks(of node: CNode) -> Int { node.type == CMARK_NODE_STRONG ? 2 : 1 }
}
