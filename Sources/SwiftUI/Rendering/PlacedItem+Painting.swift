extension PlacedItem {
  /// Draws the item and everything inside it.
  func painted() -> Painting {
    var content = Painting()
    for child in inDrawingOrder { content.append(child.painted()) }
    return item.layout.paint(content, in: frame, of: item)
  }

  /// By `zIndex`; where that is equal, as they were placed.
  private var inDrawingOrder: [PlacedItem] {
    guard children.contains(where: { $0.item.traits.zIndex != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.item.traits.zIndex, $0.offset) < ($1.element.item.traits.zIndex, $1.offset)
    }.map(\.element)
  }
}
