/// A column of a table: a title, and what it shows of each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>
{
  let label: Label
  let content: (RowValue) -> Content

  private init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }
}

extension TableColumn: TableColumnContent, PrimitiveTableColumns {
  /// The type of the values that stand in rows.
  public typealias TableRowValue = RowValue
  /// The type of what sorts rows by the column.
  public typealias TableColumnSortComparator = Sort
  /// The column consists of nothing else.
  public typealias TableColumnBody = Self

  @MainActor var first: TableCells? {
    TableCells { value in (value as? RowValue).map { AnyView(content($0)) } }
  }
}

extension TableColumn {
  /// Sets the width in points; a phone gives a column all of it.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }

  /// Sets the least and the greatest width; a phone gives a column all of it.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> { self }

  /// Leaves the width as it is.
  public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that rows cannot be sorted by.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column that rows cannot be sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a column that rows cannot be sorted by.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column that shows a text of each row.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text of each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text of each row.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Creates a column that rows are sorted by as a comparator says.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column that rows are sorted by as a comparator says.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a column that rows are sorted by as a comparator says.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that rows are sorted by, by a value of them.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column that rows are sorted by, by a value of them.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a column that rows are sorted by, by a value of them.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, content: content)
  }

  /// Creates a column that rows are sorted by, as a comparator says of a value of them.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column that rows are sorted by, as a comparator says of a value of them.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: Text(title), content: content)
  }

  /// Creates a column that rows are sorted by, as a comparator says of a value of them.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: text, content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column that shows a text of each row, which is sorted by it.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text of each row, which is sorted by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a text of each row, which is sorted by it.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(label: text) { Text($0[keyPath: value]) }
  }
}
