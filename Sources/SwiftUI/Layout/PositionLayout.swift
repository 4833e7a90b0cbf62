/// A view whose centre lies at a point of the space that it is offered.
struct PositionLayout: UnaryLayout {
  let position: CGPoint

  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    let own = child.size(ProposedViewSize(size))
    let origin = CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
    return Place(child, at: origin, ProposedViewSize(size))
  }

  func spacing(around child: LayoutItem) -> ViewSpacing { ViewSpacing() }
}
