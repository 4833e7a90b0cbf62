/// Screens that lie on each other; the older name of `NavigationStack`.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Creates the view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// The screens.
  public var body: some View { FirstOfScreens(content: content) }
}

/// Of several columns, a phone shows the first.
private struct FirstOfScreens<Content: View>: View {
  let content: Content

  var body: some View { NavigationScreens(root: FirstItem(content: content), path: nil) }
}

/// The first of several views.
private struct FirstItem<Content: View>: PrimitiveView {
  let content: Content

  func update(_ node: Node) {
    node.child(.content).update(content, in: node.environment)
  }

  func items(_ node: Node) -> [LayoutItem] { Array(node.childItems.prefix(1)) }
}

/// How navigation views look; only the system has such styles.
public protocol NavigationViewStyle {}

/// Navigation views as they look where nothing else is said.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Navigation views as a stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Navigation views as columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Navigation views as two columns side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Navigation views as they look where nothing else is said.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Navigation views as a stack of screens.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Navigation views as columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Chooses how navigation views look; on a phone they all are stacks.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
