/// Several views in a row, as a view builder joins them.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  let children: [any View]

  /// Creates a view from a tuple of views.
  public init(_ value: T) {
    self.init(
      value, children: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: PrimitiveView {
  package func update(_ node: Node) {
    for (index, child) in children.enumerated() {
      node.child(.index(index)).update(child, in: node.environment)
    }
  }
}
