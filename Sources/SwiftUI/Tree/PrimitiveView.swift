/// A view that the module draws or arranges itself.
///
/// The tree finds this conformance with a dynamic cast; every other view is asked for its body.
package protocol PrimitiveView: View where Body == Never {
  /// Brings the children of the view's node up to date.
  func update(_ node: Node)

  /// What the view adds to the container around it, once its children are up to date.
  func items(_ node: Node) -> [LayoutItem]

  /// The values that the view hands up to its parents.
  func preferences(_ node: Node) -> PreferenceValues
}

extension PrimitiveView {
  // In an extension of `View`, it would be the body of whatever view has forgotten its own.
  /// Not to be called: the module draws this view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is drawn by the module itself")
  }
}

extension PrimitiveView {
  package func items(_ node: Node) -> [LayoutItem] {
    node.childItems
  }

  package func preferences(_ node: Node) -> PreferenceValues {
    node.childPreferences
  }
}
