/// Views at both sides and one in the middle: in the middle of the bar, where there is room.
struct BarRow<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension BarRow: ContainerView {
  var layout: any ItemLayout { BarRowLayout() }
  var axis: Axis? { .horizontal }
}

struct BarRowLayout: ItemLayout {
  /// The least distance between title and buttons, in points.
  private static let gap: CGFloat = 8

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let height = item.environment.metrics.bars.height
    return CGSize(width: proposal.width ?? 320, height: height)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    guard item.children.count == 3 else { return [] }
    let (leading, middle, trailing) = (item.children[0], item.children[1], item.children[2])
    let side = ProposedViewSize(width: size.width / 2, height: size.height)
    let (left, right) = (leading.size(side).width, trailing.size(side).width)
    let room = max(0, size.width - left - right - 2 * Self.gap)
    let inner = ProposedViewSize(width: room, height: size.height)
    let width = middle.size(inner).width
    let centered = (size.width - width) / 2
    let x = min(max(centered, left + Self.gap), max(left, size.width - right - Self.gap - width))
    return [
      place(leading, side, x: 0, size), place(middle, inner, x: x, size),
      place(trailing, side, x: size.width - right, size),
    ]
  }

  private func place(
    _ child: LayoutItem, _ proposal: ProposedViewSize, x: CGFloat, _ size: CGSize
  ) -> Place {
    let height = child.size(proposal).height
    return Place(child, at: CGPoint(x: x, y: (size.height - height) / 2), proposal)
  }
}
