/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that stand in rows.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue

  /// The type of what sorts rows by the columns.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody
    .TableColumnSortComparator

  /// The type of what the columns consist of.
  associatedtype TableColumnBody: TableColumnContent

  /// What the columns consist of.
  var tableColumnBody: Self.TableColumnBody { get }
}

extension Never: TableColumnContent {
  /// There are no columns to sort by.
  public typealias TableColumnSortComparator = Never
  /// There are no columns.
  public typealias TableColumnBody = Never
}

/// What a column shows of a row's value.
struct TableCells {
  let cell: @MainActor (Any) -> AnyView?
}

/// Columns that the module draws itself.
protocol PrimitiveTableColumns {
  @MainActor var first: TableCells? { get }
}

extension TableColumnContent {
  /// The only column that a phone shows.
  @MainActor var firstColumn: TableCells? {
    (self as? any PrimitiveTableColumns)?.first ?? tableColumnBody.firstColumn
  }
}

extension TableColumnContent where TableColumnBody == Self {
  /// The columns themselves: they consist of nothing else.
  public var tableColumnBody: Self { self }
}

extension Group: TableColumnContent, PrimitiveTableColumns where Content: TableColumnContent {
  /// The type of the values that stand in rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the columns.
  public typealias TableColumnBody = Self
  /// The type of what sorts rows by the columns.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  @MainActor var first: TableCells? { content.firstColumn }

  /// Creates a group of columns.
  public init<R: Identifiable, C: SortComparator>(
    @TableColumnBuilder<R, C> content: () -> Content
  ) where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content: content())
  }
}

extension _ConditionalContent: TableColumnContent, PrimitiveTableColumns
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the columns.
  public typealias TableColumnBody = Self
  /// The type of the values that stand in rows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of what sorts rows by the columns.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

  @MainActor var first: TableCells? {
    switch storage {
    case .trueContent(let content): content.firstColumn
    case .falseContent(let content): content.firstColumn
    }
  }
}
