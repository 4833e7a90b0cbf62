/// Says that something is accepted but not drawn as iOS draws it.
struct NotDrawnModifier {
  /// `nil` where there is nothing to tell.
  let name: String?
}

extension NotDrawnModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    name.map(node.host.report)
    node.child(.content).update(content, in: node.environment)
  }
}

extension View {
  /// Leaves the view as it is and reports the modifier's name.
  nonisolated package func notDrawn(_ name: String?) -> some View {
    modifier(NotDrawnModifier(name: name))
  }
}
