/// Views of which the chosen one is drawn, above a bar or among the dots of pages.
struct Tabs<Content: View> {
  let content: Content
  let selection: TabSelection?
  /// The chosen view, where no value says it.
  let position: Binding<Int>
  /// How pages are shown; `nil` shows a bar.
  let pages: PageTabViewStyle?
}

extension Tabs: PrimitiveView {
  func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = nil
    environment.isInList = false
    let scope = TabScope(selection: selection?.value, position: position.wrappedValue)
    environment.tabScope = scope
    environment.taggedEnvironment = TaggedEnvironment { $1.tabTag = $0.unwrapped }
    node.child(.content).update(content, in: environment)
    updateBar(node)
  }

  @MainActor
  private func updateBar(_ node: Node) {
    let tabs = node.children[0].items
    let chosen = chosen(tabs)
    var environment = node.environment
    environment.tabScope = nil
    if let pages {
      let dots = PageDots(count: tabs.count, chosen: chosen, style: pages)
      node.child(.secondary).update(dots, in: environment)
    } else {
      let bar = TabBar(tabs: tabs, chosen: chosen) { select($0, tabs) }
      node.child(.secondary).update(bar, in: environment)
    }
  }

  private func chosen(_ tabs: [LayoutItem]) -> Int {
    guard let value = selection?.value else { return position.wrappedValue }
    return tabs.firstIndex { $0.traits.tag?.unwrapped == value } ?? 0
  }

  private func select(_ index: Int, _ tabs: [LayoutItem]) {
    if let selection, let tag = tabs[index].traits.tag {
      selection.select(tag)
    } else {
      position.wrappedValue = index
    }
  }

  func items(_ node: Node) -> [LayoutItem] {
    let tabs = node.children[0].items
    let bars = node.children[1].items
    let chosen = chosen(tabs)
    guard tabs.indices.contains(chosen) else { return bars }
    let isHidden = node.childPreferences.value(BarTraitsKey.self)?.visibility[.tabBar] == .hidden
    let layout = TabLayout(overlays: pages != nil, isHidden: isHidden)
    let stack = LayoutItem(layout, [tabs[chosen]] + bars, in: node.environment)
    return [LayoutItem(SafeAreaLayout(edges: .all), around: stack, in: node.environment)]
  }
}

/// Which tab is seen, for the views that say something about their tab.
@MainActor
final class TabScope {
  private let selection: AnyHashable?
  private let position: Int
  private var count = 0

  init(selection: AnyHashable?, position: Int) {
    self.selection = selection
    self.position = position
  }

  /// Whether the next view is the one that is seen.
  func isNextChosen(tag: AnyHashable?) -> Bool {
    defer { count += 1 }
    if let selection, let tag { return tag == selection }
    return selection == nil ? count == position : true
  }
}

extension EnvironmentValues {
  var tabScope: TabScope? {
    get { self[TabScopeKey.self] }
    set { self[TabScopeKey.self] = newValue }
  }

  /// The tag of the tab that the view is in.
  var tabTag: AnyHashable? {
    get { self[TabTagKey.self] }
    set { self[TabTagKey.self] = newValue }
  }

  /// Whether the view is kept up to date without being seen.
  var isOffstage: Bool {
    get { self[IsOffstageKey.self] }
    set { self[IsOffstageKey.self] = newValue }
  }
}

private enum TabScopeKey: EnvironmentKey {
  static var defaultValue: TabScope? { nil }
}

private enum TabTagKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

private enum IsOffstageKey: EnvironmentKey {
  static let defaultValue = false
}
