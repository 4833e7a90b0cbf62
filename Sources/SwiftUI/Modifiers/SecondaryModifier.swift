/// Puts views before or behind each of the modified ones.
struct SecondaryModifier<Secondary: View> {
  let layout: SecondaryLayout
  let secondary: Secondary
}

extension SecondaryModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    var environment = node.environment
    environment.stackAxis = nil
    node.child(.secondary).update(secondary, in: environment)
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    layout.items(content, node)
  }
}

extension SecondaryLayout {
  /// Joins each of the items with what the last child adds.
  @MainActor func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    let count = content.count - (node.children.last?.items.count ?? 0)
    let others = Array(content[count...])
    guard !others.isEmpty else { return Array(content[..<count]) }
    return content[..<count].map { item in
      let stack =
        others.count == 1
        ? others
        : [LayoutItem(DepthLayout(alignment: alignment), others, in: node.environment)]
      let joined = LayoutItem(self, [item] + stack, in: node.environment)
      joined.traits = item.traits
      return joined
    }
  }
}
