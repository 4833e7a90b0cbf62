/// The layout of a `Grid`, to be used where layouts change.
public struct GridLayout: Layout {
  /// What the layout keeps between calls: nothing.
  public struct Cache {}

  /// Where views stand in their cells.
  public var alignment: Alignment
  /// Points between columns; `nil` for the usual ones.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` lets the views decide.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout {
  /// Makes what is kept: nothing.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Keeps nothing.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// The size of the grid.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrangement.size(proposal, of: item(subviews))
  }

  /// Places every view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let places = arrangement.places(proposal, in: bounds.size, of: item(subviews))
    for place in places {
      let subview = subviews.first { $0.item === place.child }
      subview?.place(at: place.origin + bounds.origin, proposal: place.proposal)
    }
  }

  /// The distances that the grid keeps from its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement.spacing(of: item(subviews))
  }

  /// Sets no guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Sets no guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  private var arrangement: GridArrangement {
    GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  private func item(_ subviews: Subviews) -> LayoutItem {
    LayoutItem(arrangement, subviews.map(\.item), in: EnvironmentValues())
  }
}
