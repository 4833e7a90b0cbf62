/// A view at its ideal size along some axes.
struct FixedSizeLayout: UnaryLayout {
  let horizontal: Bool
  let vertical: Bool

  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    child.size(inner(proposal))
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    Place(child, inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
