/// A view at an edge of another one, whose safe area it takes up.
struct SafeAreaInsetLayout: ItemLayout {
  let edge: Edge
  /// Where the view stands along the edge.
  let alignment: AlignmentKey
  /// Points between the two; `nil` is what the system keeps.
  let spacing: CGFloat?
  let outside: OutsideCanvas

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    guard item.children.count == 2 else { return item.children.first?.size(proposal) ?? .zero }
    let taken = taken(proposal, item)
    var size = item.children[0].size(reduced(proposal, by: taken))
    size[axis] += taken
    return size
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    guard item.children.count == 2 else { return item.children.map { Place($0, proposal) } }
    let (content, inset) = (item.children[0], item.children[1])
    let taken = taken(proposal, item)
    let start = CGPoint(isFirst ? taken : 0, along: axis, 0)
    let offer = offer(ProposedViewSize(size))
    let own = inset.dimensions(offer)
    let along = isFirst ? 0 : size[axis] - own.size[axis]
    let across = ViewDimensions(size: size)[alignment] - own[alignment]
    return [
      Place(content, at: start, reduced(proposal, by: taken)),
      Place(inset, at: CGPoint(along, along: axis, across.orZero), offer),
    ]
  }

  /// Notes the canvas for the inset view, and takes its room off for the other one.
  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    outside.canvas = context.canvas
    guard item.children.count == 2 else { return }
    let taken = taken(ProposedViewSize(context.frame.size), item)
    var safe = context.canvas.safeArea
    switch edge {
    case .top, .bottom: safe.size.height = max(0, safe.height - taken)
    case .leading, .trailing: safe.size.width = max(0, safe.width - taken)
    }
    if edge == .top { safe.origin.y += taken }
    if edge == .leading { safe.origin.x += taken }
    context.canvas.safeArea = safe
  }

  private func taken(_ proposal: ProposedViewSize, _ item: LayoutItem) -> CGFloat {
    let inset = item.children[1]
    return inset.size(offer(proposal))[axis] + (spacing ?? 0)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, proposal[axis.other])
  }

  private func reduced(_ proposal: ProposedViewSize, by taken: CGFloat) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = proposal[axis].map { max(0, $0 - taken) }
    return proposal
  }
}

/// The canvas as it is outside of a view that has taken a part of the safe area.
final class OutsideCanvas {
  var canvas: CanvasGeometry?
}

/// Gives a view the canvas back that a layout around it has made smaller for others.
struct OutsideCanvasLayout: UnaryLayout {
  let outside: OutsideCanvas

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    if let canvas = outside.canvas { context.canvas = canvas }
  }
}
