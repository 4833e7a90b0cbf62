/// Puts an alert into the middle of what the safe area leaves.
struct AlertPlaceLayout: ItemLayout {
  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] { [] }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let safe = context.canvas.safeArea
    let proposal = ProposedViewSize(width: safe.width, height: nil)
    let size = item.children[0].size(proposal)
    return [
      Place(
        item.children[0],
        at: CGPoint(
          x: safe.midX - size.width / 2 - context.frame.minX,
          y: safe.midY - size.height / 2 - context.frame.minY), proposal)
    ]
  }
}

/// Puts a dialog at the bottom of what the safe area leaves.
struct DialogPlaceLayout: ItemLayout {
  private static let margin: CGFloat = 8

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] { [] }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let (safe, bounds) = (context.canvas.safeArea, context.canvas.bounds)
    let proposal = ProposedViewSize(width: safe.width, height: nil)
    let size = item.children[0].size(proposal)
    let bottom = min(safe.maxY, bounds.maxY - Self.margin)
    return [
      Place(
        item.children[0],
        at: CGPoint(
          x: safe.midX - size.width / 2 - context.frame.minX,
          y: bottom - size.height - context.frame.minY), proposal)
    ]
  }
}

/// Puts a menu below the view that has opened it, or above where there is no room.
struct MenuPlaceLayout: ItemLayout {
  let anchor: Presentation.Anchor

  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 8

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] { [] }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let safe = context.canvas.safeArea
    let size = item.children[0].size(.unspecified)
    let from = anchor.frame
    var y = from.maxY + Self.gap
    if y + size.height > safe.maxY, from.minY - Self.gap - size.height >= safe.minY {
      y = from.minY - Self.gap - size.height
    }
    let isTrailing = from.midX > safe.midX
    let wanted = isTrailing ? from.maxX - size.width : from.minX
    let x = min(max(wanted, safe.minX + Self.margin), safe.maxX - Self.margin - size.width)
    return [
      Place(
        item.children[0], at: CGPoint(x: x - context.frame.minX, y: y - context.frame.minY),
        .unspecified)
    ]
  }
}
