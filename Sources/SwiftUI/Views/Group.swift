/// Views that are treated as one, without a layout of their own.
///
/// A modifier on a group applies to each of its views.
public struct Group<Content> {
  let content: Content
}

extension Group {
  /// Groups content that need not be views, such as the markers of a map.
  nonisolated package init(of content: Content) {
    self.init(content: content)
  }
}

extension Group: View where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: PrimitiveView where Content: View {
  package func update(_ node: Node) {
    node.child(.content).update(content, in: node.environment)
  }
}
