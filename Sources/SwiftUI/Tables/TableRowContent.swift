/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that stand in rows.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue

  /// The type of what the rows consist of.
  associatedtype TableRowBody: TableRowContent

  /// What the rows consist of.
  @TableRowBuilder<Self.TableRowValue> @MainActor @preconcurrency
  var tableRowBody: Self.TableRowBody { get }
}

extension Never: TableRowContent {
  /// There is no value.
  public typealias TableRowValue = Never
  /// There are no rows.
  public typealias TableRowBody = Never
}

/// A row with its value, or what stands above rows.
enum TableEntry {
  case header(AnyView)
  case row(value: Any, id: AnyHashable)
}

/// Rows that the module draws itself.
protocol PrimitiveTableRows {
  @MainActor var ownEntries: [TableEntry] { get }
}

extension TableRowContent {
  /// All rows, in their order.
  @MainActor var entries: [TableEntry] {
    (self as? any PrimitiveTableRows)?.ownEntries ?? tableRowBody.entries
  }
}

extension TableRowContent where TableRowBody == Self {
  /// The rows themselves: they consist of nothing else.
  @MainActor @preconcurrency public var tableRowBody: Self { self }
}

/// Rows of a table that are made from a collection.
public protocol DynamicTableRowContent<Data>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Self.Data { get }
}

extension DynamicTableRowContent {
  /// Says what happens to what is dropped between rows.
  @MainActor @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<Data> { self }
}
