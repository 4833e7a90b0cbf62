/// Views that are made from the whole environment.
struct EnvironmentReader<Content: View> {
  let content: @MainActor (EnvironmentValues) -> Content

  init(@ViewBuilder content: @escaping @MainActor (EnvironmentValues) -> Content) {
    self.content = content
  }
}

extension EnvironmentReader: PrimitiveView {
  func update(_ node: Node) {
    let environment = node.environment
    let view = node.host.observing { content(environment) }
    node.child(.content).update(view, in: environment)
  }
}
