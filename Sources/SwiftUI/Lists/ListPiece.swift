/// A header, row or footer with the room around it; a background of its own lies behind it.
struct ListPiece: ItemLayout {
  let place: ListPiecePlace
  let look: ListLook
  let row: ListRowTraits
  /// The row below, if there is one on the same card.
  let next: ListRowTraits?

  /// Puts the piece around what a view has added to the list.
  func around(_ item: LayoutItem, in environment: EnvironmentValues) -> LayoutItem {
    guard place.part == .content else { return LayoutItem(self, [item], in: environment) }
    let clip = CardClipLayout(place: place, look: look)
    let background = row.background.map { LayoutItem(clip, around: $0, in: environment) }
    let parts = [background, item, row.side?.item].compactMap(\.self)
    return LayoutItem(self, parts, in: environment)
  }

  /// What the view itself has added to the list.
  private func content(of item: LayoutItem) -> LayoutItem? {
    let index = place.part == .content && row.background != nil ? 1 : 0
    return item.children.indices.contains(index) ? item.children[index] : nil
  }

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    guard let child = content(of: item) else { return .zero }
    let insets = insets(proposal.width)
    let inner = child.size(inner(proposal, insets))
    let width = proposal.width ?? inner.width + insets.horizontal
    return CGSize(width: width, height: max(inner.height + insets.vertical, least(item)))
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    guard let child = content(of: item) else { return [] }
    let insets = insets(size.width)
    let inner = inner(ProposedViewSize(width: size.width, height: nil), insets)
    let room = size.height - insets.vertical - child.size(inner).height
    let side = sidePlace(size, item)
    let own = Place(
      child, at: CGPoint(x: insets.leading + side.shift, y: insets.top + room / 2), inner)
    let background = place.part == .content && row.background != nil ? item.children.first : nil
    return [background.map { Place($0, ProposedViewSize(size)) }, own, side.place]
      .compactMap(\.self)
  }

  /// Where the actions beside the row are, and how far they push it aside.
  private func sidePlace(_ size: CGSize, _ item: LayoutItem) -> (place: Place?, shift: CGFloat) {
    guard place.part == .content, let side = row.side, let actions = item.children.last else {
      return (nil, 0)
    }
    let proposal = ProposedViewSize(width: nil, height: size.height)
    let width = actions.size(proposal).width
    let isLeading = side.edge == .leading
    return (
      Place(actions, at: CGPoint(x: isLeading ? 0 : size.width - width, y: 0), proposal),
      isLeading ? width : -width
    )
  }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }
}

extension ListPiece {
  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: nil)
  }

  private func least(_ item: LayoutItem) -> CGFloat {
    switch place.part {
    case .content: item.environment.defaultMinListRowHeight
    case .header: item.environment.defaultMinListHeaderHeight ?? 0
    case .footer: 0
    }
  }

  private func insets(_ width: CGFloat?) -> EdgeInsets {
    if let insets = row.insets { return insets }
    let side = look.textInset(rowWidth: width ?? .infinity)
    let (top, bottom) = verticalInsets
    return EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  private var verticalInsets: (top: CGFloat, bottom: CGFloat) {
    let metrics = look.metrics
    switch place.part {
    case .content: return (metrics.rowPadding, metrics.rowPadding)
    // From memory: 28 points in all around a line.
    case .header where look.kind == .plain: return (3.83, 3.83)
    case .header: return metrics.headerPadding
    case .footer: return metrics.footerPadding
    }
  }
}
