/// Makes columns of the statements in a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Takes a column as it is.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
    column
  }

  /// Takes a column by which rows are not sorted, or not here.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where RowValue == Column.TableRowValue { column }

  /// Passes a single column through.
  public static func buildBlock<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where RowValue == Column.TableRowValue { column }

  /// Makes columns of an `if` without `else`.
  public static func buildIf<C: TableColumnContent>(
    _ content: C?
  ) -> C? where RowValue == C.TableRowValue { content }

  /// Makes columns of the first branch of an `if` or `switch`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F> where RowValue == T.TableRowValue, RowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes columns of the second branch of an `if` or `switch`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F> where RowValue == T.TableRowValue, RowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Passes columns through that exist from a later system version on.
  public static func buildLimitedAvailability<C: TableColumnContent>(
    _ content: C
  ) -> C where RowValue == C.TableRowValue { content }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  /// The columns.
  public var value: T

  let leading: any TableColumnContent
}

extension TupleTableColumnContent: TableColumnContent, PrimitiveTableColumns {
  /// The type of the values that stand in rows.
  public typealias TableRowValue = RowValue
  /// The type of what sorts rows by the columns.
  public typealias TableColumnSortComparator = Sort
  /// The columns consist of nothing else.
  public typealias TableColumnBody = Self

  @MainActor var first: TableCells? { leading.firstColumn }
}

extension Optional: TableColumnContent, PrimitiveTableColumns where Wrapped: TableColumnContent {
  /// The type of the values that stand in rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of what sorts rows by the columns.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The columns consist of nothing else.
  public typealias TableColumnBody = Self

  @MainActor var first: TableCells? { flatMap { $0.firstColumn } }
}
