// What is done with rows, of which a drawing shows nothing.
extension TableRowContent {
  /// Adds a menu to the row.
  @MainActor @preconcurrency
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> { self }

  /// Adds a menu to the row, above which a view stands.
  @MainActor @preconcurrency
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<TableRowValue> { self }

  /// Says whether the row cannot be selected.
  @MainActor @preconcurrency
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> { self }

  /// Lets the row be dragged.
  @MainActor @preconcurrency
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { self }

  /// Says what happens to what is dropped onto the row.
  @MainActor @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> { self }
}
