/// Gives the rows of the modified views something that lies behind them.
struct RowBackgroundModifier<Background: View> {
  let background: Background?
}

extension RowBackgroundModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    if let background { node.child(.secondary).update(background, in: node.environment) }
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    guard background != nil, let second = node.children.last else { return content }
    let rows = content.dropLast(second.items.count)
    let stack = LayoutItem(DepthLayout(alignment: .center), second.items, in: node.environment)
    for row in rows where row.traits.row.background == nil {
      row.traits.row.background = stack
    }
    return Array(rows)
  }
}
