/// The layout of an `HStack`, to be used where layouts change.
public struct HStackLayout: Layout {
  /// The guide on which the views meet.
  public var alignment: VerticalAlignment
  /// Points between two views; `nil` lets the views decide.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a `VStack`, to be used where layouts change.
public struct VStackLayout: Layout {
  /// The guide on which the views meet.
  public var alignment: HorizontalAlignment
  /// Points between two views; `nil` lets the views decide.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a `ZStack`, to be used where layouts change.
public struct ZStackLayout: Layout {
  /// The guides on which the views meet.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// A custom layout that is one of the module's own.
protocol BuiltInLayout: Layout where Cache == Void {
  var itemLayout: any ItemLayout { get }
}

extension HStackLayout: BuiltInLayout {
  /// The layout keeps nothing between calls.
  public typealias Cache = Void

  /// Spacers follow the horizontal axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  var itemLayout: any ItemLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

extension VStackLayout: BuiltInLayout {
  /// The layout keeps nothing between calls.
  public typealias Cache = Void

  /// Spacers follow the vertical axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  var itemLayout: any ItemLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

extension ZStackLayout: BuiltInLayout {
  /// The layout keeps nothing between calls.
  public typealias Cache = Void

  var itemLayout: any ItemLayout { DepthLayout(alignment: alignment) }
}

extension LayoutProperties {
  init(_ axis: Axis) {
    stackOrientation = axis
  }
}

extension BuiltInLayout {
  /// The size of the arrangement.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    itemLayout.size(proposal, of: item(subviews))
  }

  /// Places every subview.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = itemLayout.places(proposal, in: bounds.size, of: item(subviews))
    for (place, subview) in zip(places, subviews) {
      subview.place(at: place.origin + bounds.origin, proposal: place.proposal)
    }
  }

  /// The distances that the arrangement keeps from its neighbours.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    itemLayout.spacing(of: item(subviews))
  }

  private func item(_ subviews: Subviews) -> LayoutItem {
    LayoutItem(itemLayout, subviews.map(\.item), in: EnvironmentValues())
  }
}
