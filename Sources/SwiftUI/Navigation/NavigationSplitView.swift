/// Two or three columns side by side; on a phone, screens that lie on each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let column: Binding<NavigationSplitViewColumn>?

  private init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    _ column: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.column = column
  }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  /// Creates three columns and says which of them are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  /// Creates three columns and says which one a phone shows first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), preferredCompactColumn)
  }

  /// Creates three columns and says which of them are seen, and which one a phone shows first.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail())
  }

  /// Creates two columns and says which of them are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail())
  }

  /// Creates two columns and says which one a phone shows first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), preferredCompactColumn)
  }

  /// Creates two columns and says which of them are seen, and which one a phone shows first.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), preferredCompactColumn)
  }
}

extension NavigationSplitView: View {
  /// The column that a phone shows.
  public var body: some View {
    switch column?.wrappedValue {
    case .content?: NavigationScreens(root: content, path: nil)
    case .detail?: NavigationScreens(root: detail, path: nil)
    default: NavigationScreens(root: sidebar, path: nil)
    }
  }
}

/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// As there is room.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
