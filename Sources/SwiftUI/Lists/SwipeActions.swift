/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Where lines start.
  case leading
  /// Where lines end.
  case trailing

  /// Some of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// Where lines start.
    public static let leading = Set(.leading)
    /// Where lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or lower edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper one.
  case top
  /// The lower one.
  case bottom

  /// Some of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper one.
    public static let top = Set(.top)
    /// The lower one.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  /// Adds actions that appear when the row is pulled aside; it is drawn closed.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Adds actions to the end of the section; not drawn yet.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { notDrawn(".sectionActions") }

  /// Says what is loaded when the view is pulled down.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environmentValues { $0.refresh = RefreshAction(action: action) }
  }
}

/// Loads what is shown anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads it and waits until that is done.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Loads what is shown anew; `nil` where nothing can be loaded.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}
