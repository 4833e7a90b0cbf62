/// The row of a value.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates a row.
  public init(_ value: Value) {
    self.value = value
  }
}

extension TableRow: TableRowContent, PrimitiveTableRows {
  /// The type of the value.
  public typealias TableRowValue = Value
  /// The row consists of nothing else.
  public typealias TableRowBody = Self

  @MainActor var ownEntries: [TableEntry] { [.row(value: value, id: AnyHashable(value.id))] }
}

/// A row that shows and hides others, which belong below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: TableRowContent, PrimitiveTableRows {
  /// The type of the values.
  public typealias TableRowValue = Label.TableRowValue
  /// The row consists of nothing else.
  public typealias TableRowBody = Self

  @MainActor var ownEntries: [TableEntry] {
    label.entries + (isExpanded?.wrappedValue == true ? content().entries : [])
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent, PrimitiveTableRows {
  /// The type that values would have.
  public typealias TableRowValue = Value
  /// There is nothing else.
  public typealias TableRowBody = Self

  @MainActor var ownEntries: [TableEntry] { [] }
}

/// What stands above the rows of a section.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent,
  PrimitiveTableRows
{
  let content: Content

  /// The type of the values below it.
  public typealias TableRowValue = Value
  /// The header consists of nothing else.
  public typealias TableRowBody = Self

  @MainActor var ownEntries: [TableEntry] { [.header(AnyView(content))] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent,
  PrimitiveTableRows
where Data.Element: Identifiable {
  let data: Data

  /// The type of the elements.
  public typealias TableRowValue = Data.Element
  /// The rows consist of nothing else.
  public typealias TableRowBody = Self

  @MainActor var ownEntries: [TableEntry] { data.flatMap { TableRow($0).entries } }
}

/// A row for each element of a tree; branches are drawn closed.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent,
  PrimitiveTableRows
where Data.Element: Identifiable {
  let data: Data

  /// The type of the elements.
  public typealias TableRowValue = Data.Element
  /// The rows consist of nothing else.
  public typealias TableRowBody = Self

  @MainActor var ownEntries: [TableEntry] { data.flatMap { TableRow($0).entries } }
}
