extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package func update(_ node: Node) {
    guard let content = self else { return }
    node.child(.branch(true)).update(content, in: node.environment)
  }
}
