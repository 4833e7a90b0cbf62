// Tables of trees, of which the roots are drawn.
extension Table {
  /// Creates a table of a tree, whose columns can be arranged.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableOutlineGroupContent(data: data), columns: columns())
  }

  /// Creates a table of a tree, in which one row can be selected, whose columns can be arranged.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data), columns: columns(),
      selection: ListSelection(one: selection))
  }

  /// Creates a table of a tree, in which several rows can be selected, whose columns can be arranged.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data), columns: columns(),
      selection: ListSelection(several: selection))
  }

  /// Creates a table of a tree, that is sorted, whose columns can be arranged.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(rows: TableOutlineGroupContent(data: data), columns: columns())
  }

  /// Creates a table of a tree, in which one row can be selected, that is sorted, whose columns can be arranged.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data), columns: columns(),
      selection: ListSelection(one: selection))
  }

  /// Creates a table of a tree, in which several rows can be selected, that is sorted, whose columns can be arranged.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data), columns: columns(),
      selection: ListSelection(several: selection))
  }
}
