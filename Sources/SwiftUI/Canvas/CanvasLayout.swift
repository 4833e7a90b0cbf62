import Drawing

/// Takes the whole space, and runs the commands when it has one.
struct CanvasLayout: ItemLayout {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] { [] }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let layer = GraphicsLayer()
    let size = context.frame.size
    let symbols = symbols(of: item, context)
    context.host.observing {
      var drawing = GraphicsContext(layer, item.environment, size: size, symbols: symbols)
      renderer(&drawing, size)
    }
    for note in layer.notes { context.host.report(note) }
    item.kept = layer.items
    return []
  }

  @MainActor
  private func symbols(of item: LayoutItem, _ context: PlacingContext) -> GraphicsSymbols {
    var symbols = GraphicsSymbols()
    for child in item.children {
      guard let tag = child.traits.tag else { continue }
      let placed = child.placed(at: .zero, .unspecified, context)
      symbols[tag] = GraphicsContext.ResolvedSymbol(
        size: placed.frame.size, items: placed.painted().items)
    }
    return symbols
  }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    guard let items = item.kept as? [DisplayItem], !items.isEmpty else { return Painting() }
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let clip = DisplayItem.Clip(.rect(CGRect(origin: .zero, size: frame.size)))
    var painting = Painting([.group(DisplayItem.Group(items, transform: move, clip: clip))])
    painting.targets = [TouchTarget(.rect(frame))]
    return painting
  }
}
