/// Views in columns, row by row, of which only those that may be seen are made.
public struct LazyVGrid<Content: View> {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// The views in their cells.
  public var body: some View { LazyContent(layout: layout, axis: nil, content: content) }
}

/// Views in rows, column by column, of which only those that may be seen are made.
public struct LazyHGrid<Content: View> {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// The views in their cells.
  public var body: some View { LazyContent(layout: layout, axis: nil, content: content) }
}
