/// How lists look; only the system has such styles.
public protocol ListStyle {}

/// Lists as they look where nothing else is said: sections on cards.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Lists without cards.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Lists whose sections reach from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Lists whose sections lie on cards.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Lists whose rows stand in from the edges.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Lists beside other content.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// Lists as they look where nothing else is said.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Lists without cards.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Lists whose sections reach from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Lists whose sections lie on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Lists whose rows stand in from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Lists beside other content.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  /// How lists look.
  var listStyle: any ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how lists look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environmentValues { $0.listStyle = style }
  }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: any ListStyle { DefaultListStyle() }
}
