/// Views of which one at a time is seen, chosen by a bar.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: TabSelection?
  private let content: Content

  /// Creates tabs with a binding that says which one is seen, by the `tag` of the views.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { TabSelection($0) }
    self.content = content()
  }

  /// Creates tabs with a binding that says which one is seen, by the value of the tabs.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = TabSelection(selection)
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs of which the first is seen at first.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// Creates tabs of which the first is seen at first.
  public init<C: TabContent>(@TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }
}

extension TabView: View {
  /// The chosen view above the bar, or the page among dots.
  public var body: some View { StatefulTabs(selection: selection, content: content) }
}

/// The chosen tab, its type hidden.
struct TabSelection {
  let value: AnyHashable
  let select: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    value = AnyHashable(binding.wrappedValue).unwrapped
    select = { tag in
      if let value = tag.base as? Value { binding.wrappedValue = value }
    }
  }
}

private struct StatefulTabs<Content: View>: View {
  let selection: TabSelection?
  let content: Content
  @State private var position = 0
  @Environment(\.tabViewStyle) private var style

  var body: some View {
    Tabs(
      content: content, selection: selection, position: $position,
      pages: style as? PageTabViewStyle)
  }
}
