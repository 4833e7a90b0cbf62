/// A frame that follows the proposal between a smallest and a largest length.
struct FlexibleFrameLayout: UnaryLayout {
  struct Lengths {
    let smallest: CGFloat?
    let ideal: CGFloat?
    let largest: CGFloat?

    init(_ smallest: CGFloat?, _ ideal: CGFloat?, _ largest: CGFloat?) {
      self.smallest = smallest.usable
      self.ideal = ideal.usable
      self.largest = largest == .infinity ? .infinity : largest.usable
    }
  }

  let width: Lengths
  let height: Lengths
  let alignment: Alignment

  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    if let known = known(proposal) { return known }
    let size = child.size(inner(proposal))
    return CGSize(
      width: width.reported(proposal.width, child: size.width),
      height: height.reported(proposal.height, child: size.height))
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    let inner = ProposedViewSize(
      width: width.placed(proposal.width, size.width),
      height: height.placed(proposal.height, size.height))
    return Place(child, at: alignment.origin(of: child.dimensions(inner), in: size), inner)
  }

  func spacing(around child: LayoutItem) -> ViewSpacing {
    var edges: Edge.Set = []
    if width.changes { edges.formUnion(.horizontal) }
    if height.changes { edges.formUnion(.vertical) }
    return child.spacing.replacing(.ordinary, on: edges)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  /// The size where the child has no say in it.
  private func known(_ proposal: ProposedViewSize) -> CGSize? {
    guard let width = width.known(proposal.width), let height = height.known(proposal.height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension FlexibleFrameLayout.Lengths {
  var changes: Bool { smallest != nil || ideal != nil || largest != nil }

  /// What the child is offered.
  func inner(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map(clamped)
  }

  /// What the child is offered once the frame has a length: all of it, unless the frame took
  /// over the child's ideal length.
  func placed(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
    let isChilds =
      proposed == nil && ideal == nil && length > smallest ?? -.infinity
      && length < largest ?? .infinity
    return isChilds ? nil : length
  }

  /// What the frame reports around a child of this length: the proposal, between limits that
  /// the child stands in for where they are not given.
  func reported(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
    if let known = known(proposed) { return known }
    guard let proposed, smallest != nil || largest != nil else { return clamped(child) }
    let low = smallest ?? min(child, largest ?? .infinity)
    return min(max(proposed, low), largest ?? max(child, low))
  }

  func known(_ proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal.map(clamped) }
    return smallest != nil && largest != nil ? clamped(proposed) : nil
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    max(smallest ?? -.infinity, min(length, largest ?? .infinity))
  }
}
