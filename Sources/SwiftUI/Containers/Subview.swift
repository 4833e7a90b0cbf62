/// One of the views that another one consists of, as a container sees it.
public struct Subview: Identifiable {
  /// Tells views of one container apart.
  public struct ID: Hashable {
    private let explicit: AnyHashable?
    private let position: Int

    /// - Parameter position: among those that share an identity, or among all.
    fileprivate init(_ explicit: AnyHashable?, at position: Int) {
      self.explicit = explicit
      self.position = position
    }
  }

  /// Whether subviews may differ in size.
  public enum ContainerSizingOptions: Sendable {
    /// All are equally long along an axis.
    case uniform(axis: Axis)
    /// Each may have a size of its own.
    case variable
  }

  /// Tells the view from its siblings.
  public let id: ID
  let item: LayoutItem

  /// What the view tells containers.
  public var containerValues: ContainerValues { item.traits.containerValues }
}

extension Subview: PrimitiveView {
  package func update(_ node: Node) {}

  package func items(_ node: Node) -> [LayoutItem] { [item] }
}

/// The views that another one consists of.
public struct SubviewsCollection: RandomAccessCollection {
  /// Some of the views, in their order.
  public typealias SubSequence = SubviewsCollectionSlice

  private let subviews: [Subview]

  init(_ items: [LayoutItem]) {
    var counts: [AnyHashable: Int] = [:]
    subviews = items.enumerated().map { index, item in
      guard let explicit = item.traits.ids.last else {
        return Subview(id: Subview.ID(nil, at: index), item: item)
      }
      let count = counts[explicit, default: 0]
      counts[explicit] = count + 1
      return Subview(id: Subview.ID(explicit, at: count), item: item)
    }
  }

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The position after another one.
  public func index(after i: Int) -> Int { i + 1 }

  /// The position before another one.
  public func index(before i: Int) -> Int { i - 1 }
}

extension SubviewsCollection: PrimitiveView {
  package func update(_ node: Node) {}

  package func items(_ node: Node) -> [LayoutItem] { subviews.map(\.item) }
}

/// Some of the views that another one consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// Some of the views, in their order.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: PrimitiveView {
  package func update(_ node: Node) {}

  package func items(_ node: Node) -> [LayoutItem] { subviews.map(\.item) }
}
