/// A view in a bar.
public struct ToolbarItem<ID, Content: View> {
  let key: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an item for a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(key: (), placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with a name, by which users can arrange it.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(key: id, placement: placement, content: content())
  }

  /// Creates an item with a name that may be absent at first.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(key: id, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name.
  public var id: ID { key }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// There is no body: the bar draws the item.
  public typealias Body = Never

  var parts: [ToolbarPart] { [ToolbarPart(placement: placement, content: AnyView(content))] }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Views in a bar that belong together.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: AnyView

  /// Creates a group for a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = AnyView(content())
  }

  /// Creates a group with a label, which stands for it where there is no room.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = AnyView(content())
  }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// There is no body: the bar draws the group.
  public typealias Body = Never

  var parts: [ToolbarPart] { [ToolbarPart(placement: placement, content: content)] }
}

/// The views of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  /// The views.
  public var body: some View { content }
}
