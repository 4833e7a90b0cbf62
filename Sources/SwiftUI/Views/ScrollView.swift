/// Views that may be larger than their space: they are shown from their beginning.
public struct ScrollView<Content: View> {
  /// The views.
  public var content: Content
  /// The axes along which the views may be larger.
  public var axes: Axis.Set
  /// Whether bars show how far the views are scrolled.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  package func update(_ node: Node) {
    if !node.environment.contentMargins.isEmpty { node.host.report(".contentMargins") }
    node.child(.content).update(VStack { content }, in: node.environment)
  }

  package func items(_ node: Node) -> [LayoutItem] {
    [LayoutItem(ScrollLayout(axes: axes), node.childItems, in: node.environment)]
  }
}

/// Takes its space along the scrolled axes, and its content's length across.
struct ScrollLayout: ItemLayout {
  let axes: Axis.Set

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    guard let content = item.children.first else { return .zero }
    var size = content.size(inner(proposal))
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    guard let content = item.children.first else { return [] }
    return [Place(content, inner(proposal))]
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? { nil }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    return content.clipped(to: .rect(frame))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
