/// A view whose type is hidden.
///
/// When the hidden type changes, the old view disappears with its state and a new one appears.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    content = view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    content = view
  }
}

extension AnyView: PrimitiveView {
  package func update(_ node: Node) {
    node.child(.type(ObjectIdentifier(type(of: content as Any)))).update(
      content, in: node.environment)
  }
}
