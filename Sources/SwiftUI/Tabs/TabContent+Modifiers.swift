// What phones do not show, and what a drawing shows of tabs.
extension TabContent {
  /// Names the tab, so that users can arrange it.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Says whether users can arrange the tab.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Says whether the tab is there before users have arranged anything.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Says where the tab may stand.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }

  /// Leaves the tab away.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ChangedTab(content: self, change: { hidden ? AnyView(EmptyView()) : $0 })
  }

  /// Lets the tab no longer be chosen.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    ChangedTab(content: self, change: { AnyView($0.disabled(disabled)) })
  }

  /// Adds actions that appear when the tab's row is pulled aside.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Adds actions to a section of tabs.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Adds a menu to the tab.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { self }

  /// Names the tab for tests.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Puts a number on the tab; none where it is 0.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    ChangedTab(content: self, change: { AnyView($0.badge(count)) })
  }

  /// Puts a text on the tab.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ChangedTab(content: self, change: { AnyView($0.badge(label)) })
  }

  /// Puts a text on the tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Puts a text on the tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
}

/// Tabs whose view is changed.
struct ChangedTab<Content: TabContent> {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
}

extension ChangedTab: TabContent, PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Self

  var view: AnyView { change(content.tabView) }
}

/// Where a tab may stand.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, whatever users arrange.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the column only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The form that the bar with the tabs has.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As there is room.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A column.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How users can arrange a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// They can move it but not remove it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// They cannot.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// When the bar with the tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// When the search of a tab begins.
public struct TabSearchActivation: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: TabSearchActivation { Self(name: "automatic") }
  /// When the tab is chosen.
  public static var searchTabSelection: TabSearchActivation { Self(name: "searchTabSelection") }
}

extension View {
  /// Keeps how users arrange tabs.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Says when the bar with the tabs becomes small; it is drawn large.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }

  /// Puts views above the bar with the tabs; not drawn yet.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { notDrawn(".tabViewBottomAccessory") }

  /// Puts views above the tabs of a column, which a phone does not have.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts views below the tabs of a column, which a phone does not have.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts views at the end of a column, which a phone does not have.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Says when the search of a tab begins.
  nonisolated public func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }
}
