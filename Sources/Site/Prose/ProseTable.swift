import Markdown

extension Prose {
  func table(_ node: Node, _ alignments: [Node.Table.Alignment]) -> HTML {
    let rows = node.children.map { row in
      (isHeader: row.kind == .tableRow(isHeader: true), cells: cells(row, alignments))
    }
    let head = rows.filter(\.isHeader).map { "<tr>\($0.cells)</tr>\n" as HTML }
    let body = rows.filter { !$0.isHeader }.map { "<tr>\($0.cells)</tr>\n" as HTML }
    return """
      <div class="table" role="region" aria-label="Table" tabindex="0"><table>
      <thead>\(head)</thead>
      <tbody>\(body)</tbody>
      </table></div>

      """
  }

  private func cells(_ row: Node, _ alignments: [Node.Table.Alignment]) -> HTML {
    let isHeader = row.kind == .tableRow(isHeader: true)
    return row.children.enumerated().map { index, cell -> HTML in
      let alignment = alignments.indices.contains(index) ? alignments[index] : .none
      let style = alignment == .none ? nil : "text-align: \(alignment.rawValue)"
      let content: HTML = "\(.attribute("style", style))>\(children(of: cell))"
      return isHeader ? "<th scope=\"col\"\(content)</th>" : "<td\(content)</td>"
    }.joined()
  }
}
