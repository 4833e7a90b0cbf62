/// A column for each element of a collection.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  /// The elements.
  public var data: Data
  /// Makes the column of an element.
  public var content: (Data.Element) -> Content

  /// Creates columns for elements that know their identity.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// Creates columns for elements whose identity lies at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates columns for a fixed range of numbers.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach: TableColumnContent, PrimitiveTableColumns {
  /// The type of the values that stand in rows.
  public typealias TableRowValue = RowValue
  /// The type of what sorts rows by the columns.
  public typealias TableColumnSortComparator = Sort
  /// The columns consist of nothing else.
  public typealias TableColumnBody = Self

  @MainActor var first: TableCells? { data.first.flatMap { content($0).firstColumn } }
}
