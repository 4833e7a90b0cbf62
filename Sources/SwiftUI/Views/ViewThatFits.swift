/// The first of several views that has room at its ideal size.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice; the last view is taken where none fits.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  package func update(_ node: Node) {
    node.child(.content).update(content, in: node.environment)
  }

  package func items(_ node: Node) -> [LayoutItem] {
    let items = node.childItems
    return [LayoutItem(FittingLayout(axes: axes), items, in: node.environment)]
  }
}

/// Shows the first child that fits.
struct FittingLayout: ItemLayout {
  let axes: Axis.Set

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    chosen(proposal, of: item)?.size(proposal) ?? .zero
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    chosen(proposal, of: item).map { [Place($0, proposal)] } ?? []
  }

  func spacing(of item: LayoutItem) -> ViewSpacing {
    chosen(.unspecified, of: item)?.spacing ?? .empty
  }

  private func chosen(_ proposal: ProposedViewSize, of item: LayoutItem) -> LayoutItem? {
    item.children.first { child in
      let ideal = child.size(.unspecified)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return ideal[axis] <= room
      }
    } ?? item.children.last
  }
}
