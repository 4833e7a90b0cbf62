/// The layout of a grid.
///
/// Columns share the width as the views of a stack do: those that can adapt least come first, and
/// each is offered an equal part of what is left. Rows are as high as their highest view.
struct GridArrangement: ItemLayout {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let plan = GridPlan(item, proposal, self)
    return CGSize(width: plan.width, height: plan.height)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    GridPlan(item, proposal, self).places
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? { nil }
}

/// A view of a grid and the columns it takes.
private struct GridCell {
  let item: LayoutItem
  let columns: Range<Int>

  var traits: GridTraits { item.traits.grid }
}

/// Where everything in a grid goes.
private struct GridPlan {
  private let arrangement: GridArrangement
  private let rows: [[GridCell]]
  private let columns: [CGFloat]
  private var heights: [CGFloat] = []
  private let columnAlignments: [HorizontalAlignment]

  init(_ grid: LayoutItem, _ proposal: ProposedViewSize, _ arrangement: GridArrangement) {
    self.arrangement = arrangement
    let rows = Self.rows(grid.children)
    let count = rows.joined().map(\.columns.upperBound).max() ?? 0
    self.rows = rows.map { row in
      row.map { GridCell(item: $0.item, columns: $0.columns.isEmpty ? 0..<count : $0.columns) }
    }
    let cells = self.rows.joined()
    columnAlignments = (0..<count).map { column in
      cells.first { $0.columns.lowerBound == column && $0.traits.columnAlignment != nil }?
        .traits.columnAlignment ?? arrangement.alignment.horizontal
    }
    let spacing = (arrangement.horizontalSpacing ?? 8) * CGFloat(max(0, count - 1))
    columns = Self.columns(count, Array(cells), proposal.width.map { $0 - spacing })
    heights = self.rows.map { row in
      let sized = row.filter { !$0.traits.unsized.contains(.vertical) }
      return sized.map { $0.item.size(offer($0)).height }.max() ?? 0
    }
    share(proposal.height)
  }

  var width: CGFloat {
    columns.reduce(0, +) + (arrangement.horizontalSpacing ?? 8) * CGFloat(max(0, columns.count - 1))
  }

  var height: CGFloat {
    heights.reduce(0, +) + distances.reduce(0, +)
  }

  /// Views of a row follow each other; one outside of any row has a row of its own and, for now, no
  /// columns: it takes all.
  private static func rows(_ children: [LayoutItem]) -> [[GridCell]] {
    var rows: [[GridCell]] = []
    var last: ObjectIdentifier?
    for child in children {
      guard let row = child.traits.grid.row else {
        rows.append([GridCell(item: child, columns: 0..<0)])
        last = nil
        continue
      }
      let start = row.id == last ? rows.last?.last?.columns.upperBound ?? 0 : 0
      let cell = GridCell(item: child, columns: start..<start + child.traits.grid.span)
      if row.id == last { rows[rows.count - 1].append(cell) } else { rows.append([cell]) }
      last = row.id
    }
    return rows
  }
}

extension GridPlan {
  /// The widths of the columns.
  private static func columns(_ count: Int, _ cells: [GridCell], _ width: CGFloat?) -> [CGFloat] {
    let single = (0..<count).map { column in
      cells.filter {
        $0.columns == column..<column + 1 && !$0.traits.unsized.contains(.horizontal)
      }
    }
    func length(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      single[column].map {
        $0.item.size(ProposedViewSize(width: offer, height: nil)).width
      }.max() ?? 0
    }
    guard var rest = width else { return (0..<count).map { length($0, nil) } }
    let flexibilities = (0..<count).map { column in
      Flexibility(smallest: length(column, 0), largest: length(column, .infinity))
    }
    let order = (0..<count).sorted { left, right in
      if flexibilities[left] == flexibilities[right] { return left < right }
      return flexibilities[left] < flexibilities[right]
    }
    var widths = Array(repeating: CGFloat(0), count: count)
    for (taken, column) in order.enumerated() {
      widths[column] = length(column, max(0, rest / CGFloat(count - taken))).orZero
      rest -= widths[column]
    }
    return widths
  }

  /// Gives what is left of the height to rows that can grow.
  private mutating func share(_ height: CGFloat?) {
    guard let height, height.isFinite else { return }
    let growing = rows.indices.filter { index in
      rows[index].contains { cell in
        !cell.traits.unsized.contains(.vertical)
          && cell.item.size(
            ProposedViewSize(width: breadth(cell.columns), height: .infinity)
          ).height == .infinity
      }
    }
    guard !growing.isEmpty else { return }
    let fixed = heights.indices.filter { !growing.contains($0) }.map { heights[$0] }
    let rest = height - fixed.reduce(0, +) - distances.reduce(0, +)
    for index in growing { heights[index] = max(0, rest / CGFloat(growing.count)) }
  }

  private func breadth(_ range: Range<Int>) -> CGFloat {
    let spacing = (arrangement.horizontalSpacing ?? 8) * CGFloat(max(0, range.count - 1))
    return columns[range].reduce(0, +) + spacing
  }

  private func offer(_ cell: GridCell) -> ProposedViewSize {
    ProposedViewSize(width: breadth(cell.columns), height: nil)
  }

  /// Before each row but the first.
  private var distances: [CGFloat] {
    zip(rows, rows.dropFirst()).map { above, below in
      if let spacing = arrangement.verticalSpacing { return spacing }
      let pairs = above.flatMap { upper in
        below.filter { $0.columns.overlaps(upper.columns) }.map { (upper, $0) }
      }
      return pairs.map { $0.item.spacing.distance(to: $1.item.spacing, along: .vertical) }.max()
        ?? 8
    }
  }
}

extension GridPlan {
  var places: [Place] {
    var y: CGFloat = 0
    var places: [Place] = []
    let distances = distances
    for (index, row) in rows.enumerated() {
      if index > 0 { y += distances[index - 1] }
      let baseline = row.map { $0.item.dimensions(offer($0))[vertical(row)] }.max() ?? 0
      for cell in row { places.append(place(cell, row, y, heights[index], baseline)) }
      y += heights[index]
    }
    return places
  }

  private func vertical(_ row: [GridCell]) -> VerticalAlignment {
    row.first?.traits.row?.alignment ?? arrangement.alignment.vertical
  }

  private func place(
    _ cell: GridCell, _ row: [GridCell], _ y: CGFloat, _ height: CGFloat, _ baseline: CGFloat
  ) -> Place {
    let size = CGSize(width: breadth(cell.columns), height: height)
    let proposal = ProposedViewSize(size)
    let own = cell.item.dimensions(proposal)
    let spacing = arrangement.horizontalSpacing ?? 8
    let x = columns[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + spacing }
    if let anchor = cell.traits.anchor {
      let inner = CGPoint(
        x: (size.width - own.width) * anchor.x, y: (size.height - own.height) * anchor.y)
      return Place(cell.item, at: CGPoint(x: x, y: y) + inner, proposal)
    }
    let column = columnAlignments[cell.columns.lowerBound]
    let alignment = Alignment(horizontal: column, vertical: vertical(row))
    var inner = alignment.origin(of: own, in: size)
    if vertical(row).isBaseline { inner.y = baseline - own[vertical(row)] }
    return Place(cell.item, at: CGPoint(x: x, y: y) + inner, proposal)
  }
}

extension VerticalAlignment {
  fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
