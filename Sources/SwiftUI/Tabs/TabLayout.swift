/// The seen tab above the bar, or under the dots of its page.
struct TabLayout: ItemLayout {
  /// Whether the bar lies on the tab instead of below it.
  let overlays: Bool
  let isHidden: Bool

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let content = item.children[0].size(inner(proposal, item))
    return CGSize(
      width: proposal.width ?? content.width,
      height: proposal.height ?? content.height + barHeight(item))
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    let frame = CGRect(origin: .zero, size: size)
    return places(in: frame, safe: frame, item)
  }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    var safe = context.canvas.safeArea
    // The bar was taken off when the item was entered.
    safe.size.height += barHeight(item)
    return places(in: context.frame, safe: safe, item)
  }

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    var safe = context.canvas.safeArea.intersection(context.frame)
    if safe.isNull { safe = context.frame }
    safe.size.height = max(0, safe.height - barHeight(item))
    context.canvas.safeArea = safe
    context.canvas.bounds = context.frame
  }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  private func inner(_ proposal: ProposedViewSize, _ item: LayoutItem) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight(item)) })
  }

  private func barHeight(_ item: LayoutItem) -> CGFloat {
    overlays || isHidden || item.children.count < 2 ? 0 : item.environment.metrics.bars.tabBar
  }

  /// Places in the item's own coordinates.
  private func places(in frame: CGRect, safe: CGRect, _ item: LayoutItem) -> [Place] {
    let bar = barHeight(item)
    let room = CGRect(
      x: safe.minX, y: safe.minY, width: safe.width, height: max(0, safe.height - bar))
    let content = item.children[0]
    let proposal = ProposedViewSize(room.size)
    let inner = content.size(proposal)
    let origin = CGPoint(
      x: room.midX - inner.width / 2 - frame.minX, y: room.midY - inner.height / 2 - frame.minY)
    var places = [Place(content, at: origin, proposal)]
    guard item.children.count > 1, !isHidden else { return places }
    let own = ProposedViewSize(width: safe.width, height: nil)
    let size = item.children[1].size(own)
    let y = overlays ? safe.maxY - 12 - size.height : safe.maxY - bar
    places.append(
      Place(
        item.children[1],
        at: CGPoint(x: safe.midX - size.width / 2 - frame.minX, y: y - frame.minY), own))
    return places
  }
}
