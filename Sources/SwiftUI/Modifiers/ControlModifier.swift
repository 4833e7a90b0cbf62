/// Lists each of the modified views as a control, before what it consists of.
struct ControlModifier {
  let role: String
}

extension ControlModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    content.map { LayoutItem(ControlLayout(role: role), around: $0, in: node.environment) }
  }
}

private struct ControlLayout: UnaryLayout {
  let role: String

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let label = content.texts.joined(separator: " ")
    let description = ElementDescription(.control, role: role, label: label.isEmpty ? nil : label)
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    var painting = content
    painting.elements.insert(RenderedElement(description, frame: frame), at: 0)
    return painting
  }
}
