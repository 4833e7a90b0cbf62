/// Views in rows and columns that fit each other.
///
/// Rows are `GridRow`s; any other view spans all columns.
public struct Grid<Content: View> {
  private let arrangement: GridArrangement
  let content: Content

  /// Creates a grid.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: ContainerView {
  var axis: Axis? { nil }
  var layout: any ItemLayout { arrangement }

  package func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = .vertical
    environment.mostElements = nil
    environment.isInGrid = true
    node.child(.content).update(content, in: environment)
  }
}

/// A row of a grid; outside of one, views side by side.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  package func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = .horizontal
    environment.isInGrid = false
    node.child(.content).update(content, in: environment)
  }

  package func items(_ node: Node) -> [LayoutItem] {
    guard node.environment.isInGrid else {
      let layout = StackLayout(
        axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil)
      return [LayoutItem(layout, node.childItems, in: node.environment)]
    }
    let row = GridRowPlace(id: ObjectIdentifier(node), alignment: alignment)
    for item in node.childItems { item.traits.grid.row = row }
    return node.childItems
  }
}

/// The row of a grid that a view stands in.
struct GridRowPlace {
  let id: ObjectIdentifier
  let alignment: VerticalAlignment?
}

/// What a view tells the grid around it.
struct GridTraits {
  var row: GridRowPlace?
  /// How many columns the view takes.
  var span = 1
  /// The axes along which the view does not make its row or column larger.
  var unsized: Axis.Set = []
  var anchor: UnitPoint?
  /// Where the views of the column stand.
  var columnAlignment: HorizontalAlignment?
}

extension View {
  /// Makes the cell of the view as wide as several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier { $0.grid.span = max(1, count) })
  }

  /// Keeps the view from making its row or column larger than other views do.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier { $0.grid.unsized = axes })
  }

  /// Places the view in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier { $0.grid.anchor = anchor })
  }

  /// Aligns all views in the column of the view.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier { $0.grid.columnAlignment = guide })
  }
}

extension EnvironmentValues {
  var isInGrid: Bool {
    get { self[IsInGridKey.self] }
    set { self[IsInGridKey.self] = newValue }
  }
}

private enum IsInGridKey: EnvironmentKey {
  static let defaultValue = false
}
