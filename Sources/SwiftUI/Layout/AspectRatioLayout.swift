/// A view that keeps the proportion of its sides.
struct AspectRatioLayout: UnaryLayout {
  /// Width divided by height; `nil` takes those of the view's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    child.size(offered(to: child, proposal))
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    Place(child, offered(to: child, proposal))
  }

  private func offered(to child: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let shape = shape(of: child)
    let scales = [
      proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height },
    ].compactMap { $0 }.filter { !$0.isNaN }
    guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }

  private func shape(of child: LayoutItem) -> CGSize {
    if let ratio, ratio.isFinite, ratio > 0 { return CGSize(width: ratio, height: 1) }
    let ideal = child.size(.unspecified)
    let isUsable =
      ideal.width > 0 && ideal.height > 0 && ideal.width.isFinite
      && ideal.height.isFinite
    return isUsable ? ideal : CGSize(width: 1, height: 1)
  }
}
