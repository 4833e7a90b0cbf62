/// Views that are made when their space is known.
///
/// Takes all the space that it is offered, 10 points where nothing is, and puts its content into
/// the upper leading corner.
public struct GeometryReader<Content: View> {
  /// Makes the views for a space.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func update(_ node: Node) {
    // The content of the last pass stays until the new space is known.
    if let last = node.storage[0] as? LastGeometry {
      update(node, for: last.proxy)
    }
  }

  package func items(_ node: Node) -> [LayoutItem] {
    let layout = GeometryLayout { proxy in
      node.storage[0] = LastGeometry(proxy)
      node.updateAgain { update(node, for: proxy) }
      return node.childItems
    }
    return [LayoutItem(layout, in: node.environment)]
  }

  @MainActor
  private func update(_ node: Node, for proxy: GeometryProxy) {
    var environment = node.environment
    environment.stackAxis = nil
    let view = node.host.observing { content(proxy) }
    node.child(.content).update(view, in: environment)
  }
}

private final class LastGeometry {
  let proxy: GeometryProxy

  init(_ proxy: GeometryProxy) {
    self.proxy = proxy
  }
}

/// Takes the whole space and asks for its content when it has one.
struct GeometryLayout: ItemLayout {
  let content: @MainActor (GeometryProxy) -> [LayoutItem]

  /// The ideal width and height in points.
  static let ideal = CGSize(width: 10, height: 10)

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.ideal)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] { [] }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? { nil }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let proxy = GeometryProxy(context)
    return content(proxy).map { Place($0, ProposedViewSize(context.frame.size)) }
  }
}
