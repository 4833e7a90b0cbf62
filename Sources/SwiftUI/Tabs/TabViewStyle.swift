/// How tabs are chosen; only the system has such styles.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// Tabs as they look where nothing else is said: above a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Tabs above a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Tabs above a bar that can become a column.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Tabs as pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below pages are seen.
  public struct IndexDisplayMode: Sendable {
    private let least: Int

    private init(least: Int) {
      self.least = least
    }

    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(least: 2)
    /// Always.
    public static let always = IndexDisplayMode(least: 0)
    /// Never.
    public static let never = IndexDisplayMode(least: .max)

    func isShown(_ count: Int) -> Bool { count >= least }
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs as they look where nothing else is said.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs above a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs above a bar that can become a column.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs as pages that are swiped.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Tabs as pages that are swiped; says when the dots are seen.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// How the dots below pages look; only the system has such styles.
public protocol IndexViewStyle {}

/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When something lies behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let isAlways: Bool

    /// As the system has it.
    public static let automatic = BackgroundDisplayMode(isAlways: false)
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode(isAlways: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isAlways: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isAlways: false)
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  var isAlways: Bool { backgroundDisplayMode.isAlways }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots below pages; says when something lies behind them.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
  /// How tabs are chosen.
  var tabViewStyle: any TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  /// How the dots below pages look.
  var indexViewStyle: PageIndexViewStyle {
    get { self[IndexViewStyleKey.self] }
    set { self[IndexViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how tabs are chosen.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environmentValues { $0.tabViewStyle = style }
  }

  /// Chooses how the dots below pages look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environmentValues {
      $0.indexViewStyle = style as? PageIndexViewStyle ?? PageIndexViewStyle()
    }
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: any TabViewStyle { DefaultTabViewStyle() }
}

private enum IndexViewStyleKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle()
}
