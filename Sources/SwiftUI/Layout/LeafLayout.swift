/// The layout of a view without children.
struct LeafLayout<Leaf: LeafView>: ItemLayout {
  let leaf: Leaf

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    leaf.sizeThatFits(proposal, item.environment)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] { [] }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? {
    guard key.axis == .vertical else { return nil }
    let guide = VerticalAlignment(key.id)
    return leaf.explicitAlignment(guide, in: item.size(proposal), item.environment)
  }

  func spacing(of item: LayoutItem) -> ViewSpacing {
    switch leaf.spacing(item.environment) {
    case .zero(nil): .zero
    case .zero(.horizontal?): ViewSpacing.empty.replacing(.zero, on: .horizontal)
    case .zero(.vertical?): ViewSpacing.empty.replacing(.zero, on: .vertical)
    case .ordinary: ViewSpacing(.ordinary)
    case .neutral: .empty
    case .text(let metrics):
      ViewSpacing(
        SpacingSide(texts: [.init(metrics: metrics, pixel: item.environment.pixelLength)]))
    }
  }

  func priority(of item: LayoutItem) -> Double { leaf.layoutPriority }

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) { item.keep(context.container) }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let environment = item.drawingEnvironment
    let frame = frame.rounded(toPixel: environment.pixelLength)
    var painting = Painting(leaf.draw(in: frame, environment))
    if let outline = leaf.touchOutline(in: frame, environment), !painting.items.isEmpty {
      painting.targets = [TouchTarget(outline)]
    }
    // An empty text, for one, is nothing that was drawn.
    if !frame.isEmpty, let description = leaf.element(item.environment) {
      painting.elements = [RenderedElement(description, frame: frame, in: item.environment)]
      painting.texts = description.spoken.map { [$0] } ?? []
      painting.accessible = AccessibleElement(description, frame: frame).map { [$0] } ?? []
    }
    return painting
  }
}

extension ElementDescription {
  /// What the leaf adds to the name of a control around it.
  fileprivate var spoken: String? {
    kind == .text || kind == .image ? label ?? text : nil
  }
}

extension LeafView {
  package func items(_ node: Node) -> [LayoutItem] {
    [LayoutItem(LeafLayout(leaf: self), in: node.environment)]
  }
}
