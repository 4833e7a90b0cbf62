import Diagnostics

extension BlockReader {
  /// Reads what stands in the tables of a document, all at once.
  ///
  /// Each text is a block, of a document of their own, that can hold nothing but inlines. What they
  /// may refer to is defined anywhere on the page, so the page follows where it has definitions.
  mutating func fillTables(of document: inout Node) {
    guard !tableTexts.isEmpty else { return }
    var texts = TextDocument()
    for text in tableTexts { texts.append(text.visible.bytes) }
    if hasDefinitions, texts.bytes.contains(UInt8(ascii: "[")) {
      texts.bytes += source.bytes[range(ofLine: 1).lowerBound...]
    }
    withParsed(texts.bytes[...]) { root in
      var next = 0
      fill(&document, isInRow: false) { reader in
        defer { next += 1 }
        return reader.inlines(of: reader.tableTexts[next], from: root, line: texts.lines[next])
      }
    }
  }

  /// Texts come in the order in which `nodes(of:in:depth:)` has noted them.
  private mutating func fill(
    _ node: inout Node, isInRow: Bool, _ next: (inout BlockReader) -> [Node]
  ) {
    if case .tableCell = node.kind {
      node.children = next(&self)
      if !isInRow { node.kind = .paragraph }
      return
    }
    var isRow = false
    if case .tableRow = node.kind { isRow = true }
    for index in node.children.indices { fill(&node.children[index], isInRow: isRow, next) }
  }

  private mutating func inlines(of text: TableText, from root: CNode, line: Int) -> [Node] {
    while let block = root.firstChild, block.line <= line {
      defer { block.free() }
      if block.line == line { return inlines(of: block, in: text.visible, depth: text.depth) }
    }
    return []
  }

  private var hasDefinitions: Bool {
    zip(source.bytes, source.bytes.dropFirst()).contains { bytes in
      bytes == (UInt8(ascii: "]"), UInt8(ascii: ":"))
    }
  }
}

/// Texts as the blocks of a document.
private struct TextDocument {
  /// Starts with a break, since libcmark would drop a byte order mark at the very start.
  var bytes: [UInt8] = [UInt8(ascii: "\n")]
  /// Where the block of each text starts.
  private(set) var lines: [Int] = []
  private var line = 2

  /// A line becomes a heading, with closing marks so that its own do not count; several become a
  /// paragraph, indented so that none but the first can begin a block.
  mutating func append(_ text: [UInt8]) {
    lines.append(line)
    let breaks = text.count { $0 == UInt8(ascii: "\n") }
    if breaks == 0 {
      bytes += "# ".utf8
      bytes += text
      bytes += " #\n".utf8
      line += 1
    } else {
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      bytes += lines.joined(separator: Array("\n    ".utf8))
      bytes += "\n\n".utf8
      line += breaks + 2
    }
  }
}
