// What opens beside a tab, or is dropped onto it.
extension TabContent {
  /// Opens views beside the tab while a condition holds; on a phone, a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    let parts = UncheckedBox((isPresented, content))
    return ChangedTab(content: self) {
      AnyView($0.popover(isPresented: parts.value.0, content: parts.value.1))
    }
  }

  /// Opens views beside the tab while there is an item; on a phone, a sheet.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    let parts = UncheckedBox((item, content))
    return ChangedTab(content: self) {
      AnyView($0.popover(item: parts.value.0, content: parts.value.1))
    }
  }

  /// Lets the tab be dragged.
  @MainActor @preconcurrency
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { self }

  /// Says what happens to what is dropped onto the tab.
  @MainActor @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { self }
}
