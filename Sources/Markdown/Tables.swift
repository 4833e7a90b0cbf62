import CCmark
import Diagnostics

extension BlockReader {
  /// The table, and the paragraph before it that libcmark took for a part of the same paragraph.
  mutating func nodes(of table: TableSyntax, in content: InlineContent, depth: Int) -> [Node] {
    let lead = table.lead.map { [content.slice($0)] } ?? []
    let cells = table.rows.flatMap(\.cells).map { content.slice($0).withPipesUnescaped() }
    var inlines = inlines(of: lead + cells, depth: depth + 3)[...]
    let paragraph = lead.map { Node(.paragraph, at: $0.location(of: 0), inlines.removeFirst()) }
    let rows = table.rows.enumerated().map { index, row in
      let cells = row.cells.map { cell in
        Node(.tableCell, at: content.location(of: cell.lowerBound), inlines.removeFirst())
      }
      let location = content.location(of: row.range.lowerBound)
      return Node(.tableRow(isHeader: index == 0), at: location, cells)
    }
    return paragraph + [Node(.table(table.alignments), at: rows[0].location, rows)]
  }

  /// Parses each text as inlines.
  ///
  /// They stand in a document of their own, each a block that can hold nothing else. What they may
  /// refer to is defined anywhere on the page, so the page follows where it has definitions.
  private mutating func inlines(of texts: [InlineContent], depth: Int) -> [[Node]] {
    var document = TextDocument()
    for (index, text) in texts.enumerated() where !text.bytes.isEmpty {
      document.append(text, index)
    }
    if hasDefinitions, texts.contains(where: { $0.bytes.contains(UInt8(ascii: "[")) }) {
      document.bytes += source.bytes[range(ofLine: 1).lowerBound...]
    }
    var result = [[Node]](repeating: [], count: texts.count)
    withParsed(document.bytes[...]) { root in
      for block in root.children {
        guard let index = document.texts[block.line] else { continue }
        result[index] = inlines(of: block, in: texts[index], depth: depth)
      }
    }
    return result
  }
}

/// Texts as the blocks of a document.
private struct TextDocument {
  /// Starts with a break, since libcmark would drop a byte order mark at the very start.
  var bytes: [UInt8] = [UInt8(ascii: "\n")]
  /// The number of the text whose block starts at a line.
  private(set) var texts: [Int: Int] = [:]
  private var line = 2

  /// A line becomes a heading, with closing marks so that its own do not count; several become a
  /// paragraph, indented so that none but the first can begin a block.
  mutating func append(_ text: InlineContent, _ number: Int) {
    texts[line] = number
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.count == 1 {
      bytes += Array("# ".utf8) + text.bytes + Array(" #\n".utf8)
    } else {
      bytes += lines.joined(separator: Array("\n    ".utf8)) + Array("\n\n".utf8)
    }
    line += lines.count == 1 ? 1 : lines.count + 1
  }
}
