/// A table among the lines of a paragraph, as GitHub writes tables.
struct TableSyntax {
  /// The lines of the paragraph that stand before the table.
  let lead: Range<Int>?
  let alignments: [Node.Table.Alignment]
  /// The header first; in the others cells may be missing, or too many.
  let rows: [Row]

  struct Row {
    let range: Range<Int>
    /// Without the spaces around; escaped pipes are still escaped.
    var cells: [Range<Int>]
  }

  /// `nil` where no line is followed by a row of dashes with as many cells.
  init?(in content: InlineContent) {
    guard content.parts.count > 1 else { return nil }
    let lines = content.lines
    for header in lines.indices.dropLast() {
      guard let alignments = Self.alignments(content.bytes[lines[header + 1]]) else { continue }
      let row = Self.row(content.bytes, lines[header])
      guard row.cells.count == alignments.count else { continue }
      self.alignments = alignments
      lead = header == 0 ? nil : lines[0].lowerBound..<lines[header - 1].upperBound
      rows = [row] + lines[(header + 2)...].map { Self.row(content.bytes, $0) }
      return
    }
    return nil
  }
}

extension TableSyntax {
  /// Pipes divide cells unless a backslash stands before them; those at the ends may be missing.
  private static func row(_ bytes: [UInt8], _ line: Range<Int>) -> Row {
    let text = trimmed(bytes[line])
    var cells: [Range<Int>] = []
    var next = text.startIndex + (text.first == pipe ? 1 : 0)
    var start = next
    while next < text.endIndex {
      if bytes[next] == pipe {
        cells.append(cell(bytes[start..<next]))
        start = next + 1
      }
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    if start < text.endIndex { cells.append(cell(bytes[start..<text.endIndex])) }
    return Row(range: text.startIndex..<text.endIndex, cells: cells)
  }

  private static func cell(_ bytes: ArraySlice<UInt8>) -> Range<Int> {
    let text = trimmed(bytes)
    return text.startIndex..<text.endIndex
  }

  private static func alignments(_ line: ArraySlice<UInt8>) -> [Node.Table.Alignment]? {
    guard line.allSatisfy({ isSpaceOrTab($0) || $0 == pipe || $0 == dash || $0 == colon }) else {
      return nil
    }
    let bytes = Array(line)
    let cells = row(bytes, bytes.indices).cells.map { alignment(bytes[$0]) }
    return cells.isEmpty || cells.contains(nil) ? nil : cells.compactMap { $0 }
  }

  private static func alignment(_ cell: ArraySlice<UInt8>) -> Node.Table.Alignment? {
    let isLeft = cell.first == colon
    let isRight = cell.count > 1 && cell.last == colon
    let dashes = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == dash }) else { return nil }
    return isLeft ? (isRight ? .center : .left) : (isRight ? .right : Node.Table.Alignment.none)
  }

  private static let pipe = UInt8(ascii: "|")
  private static let dash = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")
}
