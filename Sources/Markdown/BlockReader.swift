import CCmark
import Diagnostics

/// Turns libcmark's blocks into nodes with the places where they were written.
struct BlockReader {
  let source: SourceFile
  /// Where the parsed text starts in the source.
  let firstLine: Int
  var diagnostics: [Diagnostic] = []
  private var containers: [Container] = []
  /// What is read when everything else is.
  var tableTexts: [TableText] = []
  /// How many cells the rows so far lack.
  var missingCells = 0

  init(source: SourceFile, firstLine: Int) {
    self.source = source
    self.firstLine = firstLine
  }

  mutating func document(_ node: CNode) -> Node {
    let children = children(of: node, depth: 1)
    return Node(.document, at: SourceLocation(file: source.path, line: firstLine), children)
  }

  /// The bytes of a line, as libcmark counts.
  func range(ofLine line: Int) -> Range<Int> { source.lines[line - 1 + firstLine - 1] }

  func location(of node: CNode) -> SourceLocation {
    SourceLocation(file: source.path, line: node.line + firstLine - 1, column: node.column)
  }

  private mutating func children(of node: CNode, depth: Int) -> [Node] {
    var children: [Node] = []
    node.takeChildren { children += read($0, depth: depth) }
    return children
  }

  /// A paragraph may turn out to be a table, with text before it.
  private mutating func read(_ node: CNode, depth: Int) -> [Node] {
    let location = location(of: node)
    guard depth < Node.depthLimit else {
      reportDepth(at: location)
      return []
    }
    switch node.type {
    case CMARK_NODE_PARAGRAPH:
      return paragraph(node, depth: depth)
    case CMARK_NODE_HEADING:
      return [heading(node, depth: depth)]
    case CMARK_NODE_CODE_BLOCK:
      return [codeBlock(node)]
    case CMARK_NODE_HTML_BLOCK:
      return [Node(.htmlBlock(node.literal), at: location)]
    case CMARK_NODE_THEMATIC_BREAK:
      return [Node(.thematicBreak, at: location)]
    default:
      return [container(node, depth: depth)]
    }
  }

  mutating func reportDepth(at location: SourceLocation) {
    diagnostics.append(
      Diagnostic(
        .error, "markdown.too-deep", at: location,
        "nested more than \(Node.depthLimit) levels deep; what is here is left out"))
  }
}

extension Node {
  /// How many levels a tree has at most, so that whoever walks it does not run out of stack.
  package static let depthLimit = 200
}

extension BlockReader {
  private mutating func container(_ node: CNode, depth: Int) -> Node {
    let kind: Node.Kind
    switch node.type {
    case CMARK_NODE_LIST:
      kind = .list(Node.List(start: node.start, isTight: node.isTight))
      return Node(kind, at: location(of: node), children(of: node, depth: depth + 1))
    case CMARK_NODE_ITEM:
      kind = .item
      let width = prefix(ofLine: node.line).start.itemWidth()
      containers.append(Container(kind: .item(width: width), line: node.line))
    default:
      kind = .blockQuote
      containers.append(Container(kind: .blockQuote, line: node.line))
    }
    defer { containers.removeLast() }
    return Node(kind, at: location(of: node), children(of: node, depth: depth + 1))
  }

  /// What is left of a line behind the parts of its containers.
  ///
  /// It is lazy where a container's part is missing, as it may be in a paragraph.
  func prefix(ofLine line: Int) -> (start: LinePrefix, isLazy: Bool) {
    var start = LinePrefix(source.bytes, range(ofLine: line))
    for container in containers
    where !start.take(container, onItsFirstLine: container.line == line) {
      return (start, true)
    }
    return (start, false)
  }
}
