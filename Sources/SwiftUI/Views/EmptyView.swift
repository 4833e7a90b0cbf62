/// A view that shows nothing and takes no place in a container.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func update(_ node: Node) {}

  package func items(_ node: Node) -> [LayoutItem] { [] }
}
