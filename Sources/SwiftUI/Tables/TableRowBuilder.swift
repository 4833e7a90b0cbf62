/// Makes rows of the statements in a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes a row as it is.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Value == Content.TableRowValue { content }

  /// Passes a single row through.
  public static func buildBlock<C: TableRowContent>(
    _ content: C
  ) -> C where Value == C.TableRowValue { content }

  /// Makes rows of an `if` without `else`.
  public static func buildIf<C: TableRowContent>(
    _ content: C?
  ) -> C? where Value == C.TableRowValue { content }

  /// Makes rows of the first branch of an `if` or `switch`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, Value == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes rows of the second branch of an `if` or `switch`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, Value == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, T> {
  /// The rows.
  public var value: T

  let list: [any TableRowContent]
}

extension TupleTableRowContent: TableRowContent, PrimitiveTableRows {
  /// The type of the values that stand in rows.
  public typealias TableRowValue = Value
  /// The rows consist of nothing else.
  public typealias TableRowBody = Self

  @MainActor var ownEntries: [TableEntry] { list.flatMap { $0.entries } }
}

extension Optional: TableRowContent, PrimitiveTableRows where Wrapped: TableRowContent {
  /// The type of the values that stand in rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the rows.
  public typealias TableRowBody = Self

  @MainActor var ownEntries: [TableEntry] { self?.entries ?? [] }
}
