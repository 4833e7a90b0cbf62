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
    _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content
  ) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view that says whether bars show how far it is scrolled.
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
    if node.storage[0] == nil { node.storage[0] = ScrollPlace() }
    if !node.environment.contentMargins.isEmpty { node.host.report(".contentMargins") }
    var environment = node.environment
    environment.refresh = nil
    // What is said of scrolling is said of this view, and not of others inside.
    environment.scrollObservers = []
    environment.scrolledPosition = nil
    environment.scrollPlace = node.storage[0] as? ScrollPlace
    node.child(.content).update(VStack { content }, in: environment)
  }

  package func items(_ node: Node) -> [LayoutItem] {
    let place = (node.storage[0] as? ScrollPlace) ?? ScrollPlace()
    let layout = ScrollLayout(axes: axes, place: place, host: node.host)
    let scroll = LayoutItem(layout, node.childItems, in: node.environment)
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    return [LayoutItem(SafeAreaLayout(edges: edges), around: scroll, in: node.environment)]
  }
}
