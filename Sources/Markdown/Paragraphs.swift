import CCmark
import Diagnostics

extension BlockReader {
  mutating func heading(_ node: CNode, depth: Int) -> Node {
    let kind = Node.Kind.heading(level: node.level)
    if let content = atxContent(node) {
      return Node(kind, at: location(of: node), inlines(of: node, in: content, depth: depth))
    }
    let content = content(of: node)
    let location = content.location(of: content.start)
    return Node(kind, at: location, inlines(of: node, in: content, depth: depth))
  }

  /// A paragraph may turn out to be a table, with text before it.
  mutating func paragraph(_ node: CNode, depth: Int) -> [Node] {
    let content = content(of: node)
    if let table = TableSyntax(in: content) {
      return nodes(of: table, in: content, depth: depth)
    }
    let location = content.location(of: content.start)
    return [Node(.paragraph, at: location, inlines(of: node, in: content, depth: depth))]
  }

  mutating func inlines(of node: CNode, in content: InlineContent, depth: Int) -> [Node] {
    var reader = InlineReader(content)
    let children = reader.children(of: node, depth: depth + 1)
    if let place = reader.tooDeep { reportDepth(at: place) }
    return children
  }
}

extension BlockReader {
  /// The text behind number signs; `nil` for a heading that is underlined.
  private func atxContent(_ node: CNode) -> InlineContent? {
    let line = range(ofLine: node.line)
    let start = line.lowerBound + node.column - 1
    let rest = source.bytes[start..<line.upperBound].drop { $0 == UInt8(ascii: "#") }
    guard (1...6).contains(rest.startIndex - start), rest.first.map(isSpaceOrTab) ?? true else {
      return nil
    }
    let text = rest.drop(while: isSpaceOrTab)
    var content = InlineContent()
    content.append(text, from: location(of: node).advanced(by: text.startIndex - start))
    return content
  }

  /// The lines of a paragraph, or of an underlined heading.
  private func content(of node: CNode) -> InlineContent {
    let first = range(ofLine: node.line)
    let start = first.lowerBound + node.column - 1
    var content = InlineContent()
    content.append(source.bytes[start..<first.upperBound], from: location(of: node))
    for line in (node.line + 1)..<(max(node.line, node.lastLine) + 1) {
      if node.type == CMARK_NODE_HEADING, isUnderline(line, of: content) { break }
      content.breakLine()
      append(line, to: &content)
    }
    content.skipDefinitions()
    return content
  }

  /// What stands below nothing but definitions underlines nothing.
  private func isUnderline(_ line: Int, of content: InlineContent) -> Bool {
    let (prefix, isLazy) = prefix(ofLine: line)
    let (columns, start) = prefix.whitespace()
    let rest = source.bytes[start..<range(ofLine: line).upperBound]
    guard !isLazy, columns <= 3, let mark = rest.first, "=-".utf8.contains(mark) else {
      return false
    }
    var content = content
    content.skipDefinitions()
    // Other spaces, such as form feeds, are text like any other here.
    return rest.drop { $0 == mark }.allSatisfy(isSpaceOrTab)
      && content.start < content.bytes.count
  }

  /// Whitespace at the start of a line does not count, unless the line is lazy.
  private func append(_ line: Int, to content: inout InlineContent) {
    let (prefix, isLazy) = prefix(ofLine: line)
    let bytes = range(ofLine: line)
    let start = SourceLocation(file: source.path, line: line + firstLine - 1)
    var offset = isLazy ? prefix.offset : prefix.whitespace().end
    if isLazy, prefix.restOfTab > 0 {
      let spaces = [UInt8](repeating: UInt8(ascii: " "), count: prefix.restOfTab)
      content.append(spaces[...], from: start.advanced(by: offset - bytes.lowerBound))
      offset += 1
    }
    content.append(
      source.bytes[offset..<bytes.upperBound],
      from: start.advanced(by: offset - bytes.lowerBound))
  }
}
