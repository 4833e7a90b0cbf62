/// A screen between its bars.
///
/// The screen may reach under the bars: they become part of what the safe area leaves out.
struct NavigationLayout: ItemLayout {
  let bar: NavigationBarModel
  /// Whether the children are the screen and its three bars, or the screen alone.
  let hasBars: Bool

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let content = item.children[0]
    let width = proposal.width ?? content.size(.unspecified).width
    guard let height = proposal.height else {
      let heights = heights(width, item)
      let inner = content.size(ProposedViewSize(width: width, height: nil))
      return CGSize(width: width, height: inner.height + heights.top + heights.bottom)
    }
    return CGSize(width: width, height: height)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    places(in: CGRect(origin: .zero, size: size), safe: CGRect(origin: .zero, size: size), item)
  }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let heights = heights(context.frame.width, item)
    var safe = context.canvas.safeArea.intersection(context.frame)
    if safe.isNull { safe = context.frame }
    // The bars were taken off when the item was entered.
    safe.origin.y -= heights.top
    safe.size.height += heights.top + heights.bottom
    return places(in: context.frame, safe: safe, item)
  }

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    let heights = heights(context.frame.width, item)
    var safe = context.canvas.safeArea.intersection(context.frame)
    if safe.isNull { safe = context.frame }
    safe.origin.y += heights.top
    safe.size.height = max(0, safe.height - heights.top - heights.bottom)
    context.canvas.safeArea = safe
    context.canvas.bounds = context.frame
  }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  private func heights(_ width: CGFloat, _ item: LayoutItem) -> (top: CGFloat, bottom: CGFloat) {
    guard hasBars else { return (0, 0) }
    let bars = item.children.dropFirst().map {
      $0.size(ProposedViewSize(width: width, height: nil)).height
    }
    return (bars[0] + bars[1], bars[2])
  }

  /// Places in the item's own coordinates.
  private func places(in frame: CGRect, safe: CGRect, _ item: LayoutItem) -> [Place] {
    let heights = heights(frame.width, item)
    let room = CGRect(
      x: safe.minX, y: safe.minY + heights.top, width: safe.width,
      height: max(0, safe.height - heights.top - heights.bottom))
    let content = item.children[0]
    let inner = content.size(ProposedViewSize(room.size))
    var places = [
      Place(
        content,
        at: CGPoint(
          x: room.midX - inner.width / 2 - frame.minX, y: room.midY - inner.height / 2 - frame.minY),
        ProposedViewSize(room.size))
    ]
    guard hasBars else { return places }
    let proposal = ProposedViewSize(width: frame.width, height: nil)
    var y = safe.minY - frame.minY
    for bar in item.children[1...2] {
      places.append(Place(bar, at: CGPoint(x: 0, y: y), proposal))
      y += bar.size(proposal).height
    }
    places.append(
      Place(
        item.children[3], at: CGPoint(x: 0, y: safe.maxY - heights.bottom - frame.minY), proposal))
    return places
  }
}
