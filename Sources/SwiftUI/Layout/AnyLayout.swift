/// A layout whose type is hidden, so that another one can take its place without new views.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps between calls.
  public struct Cache {
    var hidden: Any
  }

  private let hidden: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    hidden = layout
  }

  /// Makes what the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(hidden: hidden.makeCache(subviews: subviews))
  }

  /// Brings what the hidden layout keeps up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    hidden.hiddenUpdate(subviews, &cache.hidden)
  }

  /// The size of the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    hidden.hiddenSize(proposal, subviews, &cache.hidden)
  }

  /// Places every subview as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    hidden.hiddenPlacing(in: bounds, proposal, subviews, &cache.hidden)
  }

  /// The distances of the hidden layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    hidden.hiddenSpacing(subviews, &cache.hidden)
  }

  /// The guide of the hidden layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    hidden.hiddenGuide(guide, in: bounds, proposal, subviews, &cache.hidden)
  }

  /// The guide of the hidden layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    hidden.hiddenGuide(guide, in: bounds, proposal, subviews, &cache.hidden)
  }

  var isGrid: Bool { hidden is GridLayout }

  var axis: Axis? { type(of: hidden).layoutProperties.stackOrientation }
}

// The cache changes its type together with the layout; then a new one is made.
extension Layout {
  fileprivate func hiddenSize(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ hidden: inout Any
  ) -> CGSize {
    var cache = hidden as? Cache ?? makeCache(subviews: subviews)
    defer { hidden = cache }
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func hiddenPlacing(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ hidden: inout Any
  ) {
    var cache = hidden as? Cache ?? makeCache(subviews: subviews)
    defer { hidden = cache }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func hiddenSpacing(_ subviews: Subviews, _ hidden: inout Any) -> ViewSpacing {
    var cache = hidden as? Cache ?? makeCache(subviews: subviews)
    defer { hidden = cache }
    return spacing(subviews: subviews, cache: &cache)
  }

  fileprivate func hiddenGuide(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ hidden: inout Any
  ) -> CGFloat? {
    var cache = hidden as? Cache ?? makeCache(subviews: subviews)
    defer { hidden = cache }
    return explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func hiddenGuide(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ hidden: inout Any
  ) -> CGFloat? {
    var cache = hidden as? Cache ?? makeCache(subviews: subviews)
    defer { hidden = cache }
    return explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func hiddenUpdate(_ subviews: Subviews, _ hidden: inout Any) {
    var cache = hidden as? Cache ?? makeCache(subviews: subviews)
    updateCache(&cache, subviews: subviews)
    hidden = cache
  }
}
