/// A view that arranges the views inside it.
protocol ContainerView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
  var layout: any ItemLayout { get }
  var axis: Axis? { get }
}

extension ContainerView {
  package func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = axis
    environment.mostElements = nil
    node.child(.content).update(content, in: environment)
  }

  package func items(_ node: Node) -> [LayoutItem] {
    [LayoutItem(layout, node.childItems, in: node.environment)]
  }
}
