/// Puts a view at an edge, and takes its room off the safe area.
struct SafeAreaInsetModifier<Inset: View> {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let inset: Inset
}

extension SafeAreaInsetModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    var environment = node.environment
    environment.stackAxis = nil
    environment.isInList = false
    environment.mostElements = nil
    node.child(.secondary).update(inset, in: environment)
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    let insets = node.children.last?.items ?? []
    let own = content.dropLast(insets.count)
    guard !insets.isEmpty else { return Array(own) }
    let outside = OutsideCanvas()
    let stack = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    let inset = LayoutItem(stack, insets, in: node.environment)
    let kept = LayoutItem(
      OutsideCanvasLayout(outside: outside), around: inset, in: node.environment)
    let layout = SafeAreaInsetLayout(
      edge: edge, alignment: alignment, spacing: spacing, outside: outside)
    return own.map { item in
      let joined = LayoutItem(layout, [item, kept], in: node.environment)
      joined.traits = item.traits
      return joined
    }
  }
}

extension View {
  /// Puts a view above or below; what is scrolled goes on under it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing,
        inset: content()))
  }

  /// Puts a view at a side.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing,
        inset: content()))
  }

  /// Keeps the distance of a scene from its edges, in points: on a phone, that of its margins.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  /// Takes room off the safe area, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    padding(insets)
  }

  /// Takes room off the safe area, in points; `nil` is what the system takes.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Takes room off the safe area at all sides, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    padding(length)
  }
}
