extension View {
  /// Adds a menu that opens when the view is pressed for long.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a menu that opens when the view is pressed for long, with a view of one's own beside it.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a menu for the selected rows of a list.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// Adds a menu that opens when the view is pressed for long.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}

/// A menu in the older form.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

/// Opens a menu when the modified view is pressed for long.
struct ContextMenuModifier<Items: View> {
  let items: Items
  @State private var isOpen = false

  init(items: Items) {
    self.items = items
  }

}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let anchor = Presentation.Anchor()
    var actions = ElementActions()
    actions.longPress = { isOpen = true }
    return
      content
      .offering(actions)
      .layout(AnchorLayout(anchor: anchor))
      .modifier(
        PresentationModifier(
          kind: .menu(anchor), presented: isOpen ? MenuCard(content: items, close: close) : nil,
          dismiss: close))
  }

  private func close() { isOpen = false }
}
