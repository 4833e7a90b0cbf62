/// Lets a custom layout arrange children.
struct CustomLayout<Arrangement: Layout>: ItemLayout {
  let arrangement: Arrangement
  private let kept = KeptCache<Arrangement.Cache>()

  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
  }

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    withCache(item) { subviews, cache in
      arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    withCache(item) { subviews, cache in
      let bounds = CGRect(origin: .zero, size: size)
      arrangement.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return subviews.map { subview in
        subview.placements.places[subview.index] ?? centered(subview.item, in: size)
      }
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: item.size(proposal))
    let own = withCache(item) { subviews, cache in
      key.axis == .horizontal
        ? arrangement.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : arrangement.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    return own ?? combinedAlignment(key, item.places(proposal))
  }

  func spacing(of item: LayoutItem) -> ViewSpacing {
    withCache(item) { arrangement.spacing(subviews: $0, cache: &$1) }
  }

  private func centered(_ child: LayoutItem, in size: CGSize) -> Place {
    let proposal = ProposedViewSize(size)
    return Place(
      child, at: Alignment.center.origin(of: child.dimensions(proposal), in: size), proposal)
  }

  private func withCache<Result>(
    _ item: LayoutItem, _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(
      item.children, LayoutPlacements(), item.environment.layoutDirection)
    var cache = kept.cache ?? arrangement.makeCache(subviews: subviews)
    defer { kept.cache = cache }
    return body(subviews, &cache)
  }
}

private final class KeptCache<Cache> {
  var cache: Cache?
}

/// Views in a custom layout.
struct LayoutView<Arrangement: Layout, Content: View> {
  let arrangement: Arrangement
  let content: Content
}

extension LayoutView: ContainerView {
  var axis: Axis? {
    (arrangement as? AnyLayout)?.axis ?? Arrangement.layoutProperties.stackOrientation
  }

  var layout: any ItemLayout { CustomLayout(arrangement) }

  package func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = axis
    environment.mostElements = nil
    environment.isInGrid = arrangement is GridLayout || (arrangement as? AnyLayout)?.isGrid == true
    node.child(.content).update(content, in: environment)
  }
}
