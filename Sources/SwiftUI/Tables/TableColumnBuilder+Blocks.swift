// As many columns as a closure may hold.
extension TableColumnBuilder {
  /// Joins two columns.
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue {
    TupleTableColumnContent(value: (c0, c1), leading: c0)
  }

  /// Joins three columns.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue {
    TupleTableColumnContent(value: (c0, c1, c2), leading: c0)
  }

  /// Joins four columns.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3), leading: c0)
  }

  /// Joins five columns.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3, c4), leading: c0)
  }

  /// Joins six columns.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5), leading: c0)
  }

  /// Joins seven columns.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5, c6), leading: c0)
  }

  /// Joins eight columns.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5, c6, c7), leading: c0)
  }

  /// Joins nine columns.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, RowValue == C8.TableRowValue
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8), leading: c0)
  }

  /// Joins ten columns.
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C9: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, RowValue == C8.TableRowValue,
    RowValue == C9.TableRowValue
  {
    TupleTableColumnContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), leading: c0)
  }
}
