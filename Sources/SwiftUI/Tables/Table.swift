/// Rows of values in columns; on a phone, a list of what the first column shows.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?

  init(rows: Rows, columns: Columns, selection: ListSelection? = nil) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}

extension Table: View {
  /// The first column, as a list.
  public var body: some View {
    StyleReader(\.tableStyle, inside: InsetTableStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: TableStyle>(_ style: Style) -> AnyView {
    let rows = AnyView(ListRows(content: cells, selection: selection).listStyle(.plain))
    let configuration = TableStyleConfiguration(content: rows)
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }

  @MainActor private var cells: some View {
    let column = columns.firstColumn
    return ForEach(Array(rows.entries.enumerated()), id: \.offset) { _, entry in
      TableEntryView(entry: entry, column: column)
    }
  }
}

/// What the first column shows of a row.
private struct TableEntryView: View {
  let entry: TableEntry
  let column: TableCells?

  var body: some View {
    switch entry {
    case .header(let view): view.font(.headline)
    case .row(let value, let id): column?.cell(value).tag(id)
    }
  }
}
