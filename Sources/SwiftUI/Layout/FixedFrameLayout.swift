/// A frame of a given width, height, or both.
struct FixedFrameLayout: UnaryLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.usable
    self.height = height.usable
    self.alignment = alignment
  }

  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    let inner = inner(proposal)
    return Place(child, at: alignment.origin(of: child.dimensions(inner), in: size), inner)
  }

  func spacing(around child: LayoutItem) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.replacing(.ordinary, on: edges)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension CGFloat? {
  /// The length, unless it is one that no frame can have.
  var usable: CGFloat? {
    flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}
