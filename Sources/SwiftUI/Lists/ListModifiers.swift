extension View {
  /// Sets the distances between the edges of the row and the view; `nil` takes the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { $0.insets = insets }
  }

  /// Sets the distances between some edges of the row and the view; `nil` takes the list's.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    listRowInsets(length.map { EdgeInsets($0, edges: edges) })
  }

  /// Sets the distances between the list and the section; not drawn yet.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { notDrawn(".listSectionMargins") }

  /// Puts a view behind the row; `nil` leaves the list's background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }

  /// Says whether lines are drawn above and below the row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { row in
      if edges.contains(.top) { row.topSeparator = visibility }
      if edges.contains(.bottom) { row.bottomSeparator = visibility }
    }
  }

  /// Sets the colour of the lines above and below the row.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { row in
      if edges.contains(.top) { row.topSeparatorTint = color }
      if edges.contains(.bottom) { row.bottomSeparatorTint = color }
    }
  }

  /// Says whether lines are drawn above and below the section; not drawn yet.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { notDrawn(".listSectionSeparator") }

  /// Sets the colour of the lines above and below the section; not drawn yet.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { notDrawn(".listSectionSeparatorTint") }

  /// Sets the distance between rows, in points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environmentValues { $0.listRowSpacing = spacing }
  }

  /// Sets the distance between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environmentValues { $0.listSectionSpacing = spacing }
  }

  /// Sets the distance between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Says whether the background of a list, a form or an editor is drawn.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environmentValues { $0.scrollContentBackground = visibility }
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Kind: Hashable { case standard, compact, custom(CGFloat) }

  let kind: Kind

  /// As the list's style has it.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Less.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A number of points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }
}

extension EnvironmentValues {
  /// The least height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? metrics.list.rowHeight }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

private enum MinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum MinListHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}

private enum ScrollContentBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
