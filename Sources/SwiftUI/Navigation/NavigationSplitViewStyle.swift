/// How split views look.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of view that a split view becomes.
  associatedtype Body: View

  /// The parts of a split view.
  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// What a split view consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a split view that a style puts together.
public struct NavigationSplitViewStyleConfiguration {}

/// Split views as they look where nothing else is said.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the view draws itself.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Split views whose columns share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the view draws itself.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Split views whose last column keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the view draws itself.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Split views as they look where nothing else is said.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Split views whose columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Split views whose last column keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Chooses how split views look; a phone shows one column.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Sets the width of a column, in points; a phone's columns are as wide as the screen.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths that a column may have, in points.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
