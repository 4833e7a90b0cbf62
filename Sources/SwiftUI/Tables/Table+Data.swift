// The ways to create a table: with and without selection, order and customization.
extension Table {
  /// Creates a table of the elements of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table of the elements of a collection, in which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(one: selection))
  }

  /// Creates a table of the elements of a collection, in which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(several: selection))
  }

  /// Creates a table of the elements of a collection, that is sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table of the elements of a collection, in which one row can be selected, that is sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(one: selection))
  }

  /// Creates a table of the elements of a collection, in which several rows can be selected, that is sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(several: selection))
  }

  /// Creates a table of the elements of a collection, whose columns can be arranged.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table of the elements of a collection, in which one row can be selected, whose columns can be arranged.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(one: selection))
  }

  /// Creates a table of the elements of a collection, in which several rows can be selected, whose columns can be arranged.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(several: selection))
  }

  /// Creates a table of the elements of a collection, that is sorted, whose columns can be arranged.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table of the elements of a collection, in which one row can be selected, that is sorted, whose columns can be arranged.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(one: selection))
  }

  /// Creates a table of the elements of a collection, in which several rows can be selected, that is sorted, whose columns can be arranged.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(several: selection))
  }
}
