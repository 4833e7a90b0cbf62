/// The views that a custom layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The direction in which lines are read.
  public var layoutDirection: LayoutDirection

  private let subviews: [LayoutSubview]

  init(_ items: [LayoutItem], _ placements: LayoutPlacements, _ direction: LayoutDirection) {
    subviews = items.enumerated().map {
      LayoutSubview(item: $1, index: $0, placements: placements)
    }
    layoutDirection = direction
  }

  private init(_ subviews: [LayoutSubview], _ direction: LayoutDirection) {
    self.subviews = subviews
    layoutDirection = direction
  }

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), layoutDirection)
  }
}

/// A view that a custom layout arranges.
public struct LayoutSubview: Equatable {
  let item: LayoutItem
  let index: Int
  let placements: LayoutPlacements

  /// How early the view wants to be given space.
  public var priority: Double { item.priority }
  /// The distances that the view likes to keep.
  public var spacing: ViewSpacing { item.spacing }

  /// The size that the view takes when this one is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }

  /// The size and guides of the view when this size is offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(proposal)
  }

  /// The value that the view sets for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    item.traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Puts a point of the view at a position.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = item.size(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    placements.places[index] = Place(item, at: origin, proposal)
  }

  /// Whether both are the same view of the same layout.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.item === right.item
  }
}

/// Where a custom layout has put its views so far.
final class LayoutPlacements {
  var places: [Int: Place] = [:]
}

/// A type that names a value which a view sets for a custom layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where a view sets none.
  static var defaultValue: Value { get }
}
