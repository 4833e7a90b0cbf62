extension View {
  /// Adds actions that appear when the row is pulled aside.
  ///
  /// Whether a long pull does the first of them makes no difference: a swipe shows them all.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, actions: content()))
  }

  /// Adds actions to the end of the section; not drawn yet.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { notDrawn(".sectionActions") }
}

/// Shows actions at one side of a row once a finger has pulled it to the other.
struct SwipeActionsModifier<Actions: View>: ViewModifier {
  let edge: HorizontalEdge
  let actions: Actions
  @State private var isOpen = false
  @Environment(\.layoutDirection) private var direction
  @Environment(\.outerSwipe) private var outer

  init(edge: HorizontalEdge, actions: Actions) {
    self.edge = edge
    self.actions = actions
  }

  func body(content: Content) -> some View {
    var offered = ElementActions()
    offered.swipe = swipe
    return
      content
      .environmentValues { $0.outerSwipe = own }
      .modifier(RowSideModifier(edge: edge, actions: isOpen ? buttons : nil))
      .offering(offered)
  }

  private var buttons: some View {
    HStack(spacing: 0) { actions }
      .buttonStyle(SwipeButtonStyle())
      .labelStyle(.iconOnly)
      .environmentValues { $0.afterActivation = { isOpen = false } }
  }

  private var own: OuterSwipe {
    OuterSwipe(isOpen: isOpen || outer?.isOpen == true, swipe: swipe)
  }

  /// Of several of these around a row, the innermost is asked first, and asks the next.
  private func swipe(_ finger: SwipeDirection) {
    let opening: SwipeDirection =
      (edge == .trailing) == (direction == .leftToRight) ? .left : .right
    let closing: SwipeDirection = opening == .left ? .right : .left
    switch finger {
    case closing where isOpen: isOpen = false
    case _ where outer?.isOpen == true: outer?.swipe(finger)
    case opening: isOpen = true
    default: outer?.swipe(finger)
    }
  }
}

/// The actions around these ones, which get the swipes that the inner ones have no use for.
private struct OuterSwipe {
  var isOpen: Bool
  var swipe: (SwipeDirection) -> Void
}

/// Actions at a side of a row.
struct RowSide {
  let edge: HorizontalEdge
  let item: LayoutItem
}

private struct RowSideModifier<Actions: View> {
  let edge: HorizontalEdge
  let actions: Actions?
}

extension RowSideModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    if let actions { node.child(.secondary).update(actions, in: node.environment) }
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    guard actions != nil, let second = node.children.last else { return content }
    let rows = content.dropLast(second.items.count)
    let stack = LayoutItem(DepthLayout(alignment: .center), second.items, in: node.environment)
    for row in rows { row.traits.row.side = RowSide(edge: edge, item: stack) }
    return Array(rows)
  }
}

/// An action at the side of a row: white on its tint, as high as the row.
private struct SwipeButtonStyle: ButtonStyle {
  /// Remembered: an action is at least 74 points wide.
  private static let width: CGFloat = 74

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, width: Self.width)
  }
}

private struct SwipeButton: View {
  let configuration: ButtonStyleConfiguration
  let width: CGFloat
  @Environment(\.tintStyle) private var tint

  var body: some View {
    configuration.label
      .font(.body)
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .frame(minWidth: width, maxHeight: .infinity)
      .background(background)
  }

  private var background: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(.red) }
    return tint ?? AnyShapeStyle(Color(.systemGray))
  }
}

extension EnvironmentValues {
  fileprivate var outerSwipe: OuterSwipe? {
    get { self[OuterSwipeKey.self] }
    set { self[OuterSwipeKey.self] = newValue }
  }
}

private enum OuterSwipeKey: EnvironmentKey {
  static var defaultValue: OuterSwipe? { nil }
}
