/// A container whose content is made only as far as it may be seen.
struct LazyContent<Content: View> {
  let layout: any ItemLayout
  let axis: Axis?
  let content: Content
}

extension LazyContent: ContainerView {
  package func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = axis
    environment.mostElements = Self.mostElements
    node.child(.content).update(content, in: environment)
  }

  /// More than fit onto a screen, however small they are.
  private static var mostElements: Int { 1000 }
}

extension EnvironmentValues {
  /// How many elements of a collection are made into views; `nil` is all of them.
  ///
  /// Lazy containers set it: what lies far beyond the edge of a screen costs nothing.
  var mostElements: Int? {
    get { self[MostElementsKey.self] }
    set { self[MostElementsKey.self] = newValue }
  }
}

private enum MostElementsKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}
