/// Children on top of each other.
struct DepthLayout: ItemLayout {
  let alignment: Alignment

  /// Only the children of the highest priority decide the size.
  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    decisive(item.children).map { $0.size(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// Once the stack has a size, its children are offered that.
  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    let proposal = ProposedViewSize(size)
    let dimensions = decisive(item.children).map { $0.dimensions(proposal) }
    let x = dimensions.map { $0[alignment.horizontal].orZero }.max() ?? 0
    let y = dimensions.map { $0[alignment.vertical].orZero }.max() ?? 0
    return item.children.map { child in
      let own = child.dimensions(proposal)
      let origin = CGPoint(
        x: x - own[alignment.horizontal].orZero, y: y - own[alignment.vertical].orZero)
      return Place(child, at: origin, proposal)
    }
  }

  private func decisive(_ children: [LayoutItem]) -> [LayoutItem] {
    guard let highest = children.map(\.priority).max() else { return [] }
    return children.filter { $0.priority == highest }
  }
}
