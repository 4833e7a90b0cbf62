/// Where the tabs stand.
public struct TabBarPlacement: Hashable {
  private let name: String

  /// In a bar at the top.
  public static var topBar: TabBarPlacement { Self(name: "topBar") }
  /// In a bar at the bottom.
  public static var bottomBar: TabBarPlacement { Self(name: "bottomBar") }
  /// In a column at the side.
  public static var sidebar: TabBarPlacement { Self(name: "sidebar") }
  /// Beside the window.
  public static var ornament: TabBarPlacement { Self(name: "ornament") }
  /// As dots.
  public static var pageIndicator: TabBarPlacement { Self(name: "pageIndicator") }
}

/// Where the views above the bar with the tabs stand.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// Above the bar.
  case expanded
}

extension EnvironmentValues {
  /// Where the tabs around stand; `nil` where there are none.
  public var tabBarPlacement: TabBarPlacement? { tabTag == nil ? nil : .bottomBar }

  /// Whether the bar shows sections, which a phone's does not.
  public var isTabBarShowingSections: Bool { false }

  /// Where the views above the bar with the tabs stand.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension View {
  /// Puts views above the bar with the tabs, or does not; not drawn yet.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { notDrawn(".tabViewBottomAccessory") }

  /// Says which form the bar with the tabs has where it may have several: a phone's has one.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}
