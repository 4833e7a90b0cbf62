import Diagnostics

extension BlockReader {
  /// The table, and the paragraph before it that libcmark took for a part of the same paragraph.
  ///
  /// What stands in them is for `fillTables` to read; until then that paragraph is a cell in no row.
  mutating func nodes(of table: TableSyntax, in content: InlineContent, depth: Int) -> [Node] {
    let lead = table.lead.map { [cell($0, of: content, isCell: false, depth: depth + 1)] } ?? []
    let rows = table.rows.enumerated().map { index, row in
      let cells = row.cells.prefix(table.alignments.count).map {
        cell($0, of: content, isCell: true, depth: depth + 3)
      }
      let empty = emptyCells(table.alignments.count - cells.count, endOf: row, content)
      let location = content.location(of: row.range.lowerBound)
      return Node(.tableRow(isHeader: index == 0), at: location, cells + empty)
    }
    return lead + [Node(.table(table.alignments), at: rows[0].location, rows)]
  }

  private mutating func cell(
    _ range: Range<Int>, of content: InlineContent, isCell: Bool, depth: Int
  ) -> Node {
    tableTexts.append(TableText(content: content, range: range, isCell: isCell, depth: depth))
    return Node(.tableCell, at: content.location(of: range.lowerBound))
  }

  /// The cells that a row lacks: none where the page lacks so many that they would take far more
  /// memory than what is written.
  private mutating func emptyCells(
    _ count: Int, endOf row: TableSyntax.Row, _ content: InlineContent
  ) -> [Node] {
    guard count > 0 else { return [] }
    let isFirst = missingCells <= Self.missingCellsLimit
    missingCells += count
    let place = content.location(of: row.range.upperBound)
    guard missingCells > Self.missingCellsLimit else {
      return (0..<count).map { _ in
        cell(row.range.upperBound..<row.range.upperBound, of: content, isCell: true, depth: 0)
      }
    }
    if isFirst {
      let message = "rows of this page lack more than \(Self.missingCellsLimit) cells; write them"
      diagnostics.append(Diagnostic(.error, "markdown.missing-cells", at: place, message))
    }
    return []
  }

  private static let missingCellsLimit = 10_000
}

/// A text in a table, or before it, that waits to be read.
struct TableText {
  var content: InlineContent
  var range: Range<Int>
  var isCell: Bool
  var depth: Int

  /// What libcmark gets to see.
  var visible: InlineContent {
    let slice = content.slice(range)
    return isCell ? slice.withPipesUnescaped() : slice
  }
}
