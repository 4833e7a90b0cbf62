/// Fills the screen and puts its only child where the canvas has room for it.
protocol LayerLayout: ItemLayout {
  /// What the child is offered.
  func proposal(_ canvas: CanvasGeometry) -> ProposedViewSize

  /// The child's upper left corner on the canvas.
  func corner(of size: CGSize, _ canvas: CanvasGeometry) -> CGPoint
}

extension LayerLayout {
  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] { [] }

  @MainActor func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let child = item.children[0]
    let proposal = proposal(context.canvas)
    let corner = corner(of: child.size(proposal), context.canvas)
    let place = CGPoint(x: corner.x - context.frame.minX, y: corner.y - context.frame.minY)
    return [Place(child, at: place, proposal)]
  }
}

extension LayerLayout {
  /// All that the safe area leaves.
  func proposal(_ canvas: CanvasGeometry) -> ProposedViewSize {
    ProposedViewSize(canvas.safeArea.size)
  }

  /// In the middle of what the safe area leaves.
  func corner(of size: CGSize, _ canvas: CanvasGeometry) -> CGPoint {
    let safe = canvas.safeArea
    return CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
  }
}
