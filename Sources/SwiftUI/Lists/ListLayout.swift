import Drawing

/// Puts the pieces of a list one below the other and draws what lies behind and between them.
///
/// A list takes all the room that it is offered. Where it touches the safe area it reaches under
/// bars, and its first section begins where they end.
struct ListLayout: ItemLayout {
  let plan: ListPlan
  let look: ListLook

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let width = proposal.width ?? Self.idealWidth
    return CGSize(width: width, height: proposal.height ?? height(width, item))
  }

  /// From memory: what a list asks for where nothing is proposed.
  private static let idealWidth: CGFloat = 320

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] { places(in: size, top: 0, item) }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    let top = max(0, context.canvas.safeArea.minY - context.frame.minY)
    return places(in: context.frame.size, top: top, item)
  }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {}

  private func height(_ width: CGFloat, _ item: LayoutItem) -> CGFloat {
    let places = places(in: CGSize(width: width, height: .infinity), top: 0, item)
    guard let last = places.last else { return 0 }
    return last.origin.y + last.child.size(last.proposal).height + look.metrics.bottom
  }

  /// The pieces that can be seen: the others are never asked for their size.
  private func places(in size: CGSize, top: CGFloat, _ item: LayoutItem) -> [Place] {
    let inset = look.cardInset(size.width)
    let proposal = ProposedViewSize(width: max(0, size.width - 2 * inset), height: nil)
    var y = top
    var places: [Place] = []
    for (index, section) in plan.sections.enumerated() {
      y += gap(above: index, item)
      for (row, piece) in section.enumerated() {
        guard y < size.height else { return places }
        if row > 0 { y += rowSpacing(piece, item) }
        places.append(Place(piece.item, at: CGPoint(x: inset, y: y), proposal))
        y += piece.item.size(proposal).height
      }
      if section.last?.part != .footer { y += gapBelow(item) }
    }
    return places
  }

  private func rowSpacing(_ piece: ListPlan.Piece, _ item: LayoutItem) -> CGFloat {
    piece.part == .content ? item.environment.listRowSpacing ?? 0 : 0
  }

  private func gap(above index: Int, _ item: LayoutItem) -> CGFloat {
    guard look.kind != .plain else { return 0 }
    let margin = index == 0 ? item.environment.contentMargins[.top] : nil
    if plan.sections[index].first?.part == .header { return margin ?? 0 }
    return index == 0 ? margin ?? look.metrics.top : sectionGap(item)
  }

  private func gapBelow(_ item: LayoutItem) -> CGFloat {
    look.kind == .plain ? 0 : sectionGap(item)
  }

  private func sectionGap(_ item: LayoutItem) -> CGFloat {
    switch item.environment.listSectionSpacing.kind {
    case .standard: look.metrics.sectionGap
    // Remembered: about 20 points between the cards.
    case .compact: 10
    case .custom(let spacing): spacing / 2
    }
  }
}

extension ListLayout {
  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    var painting = Painting()
    if item.environment.scrollContentBackground != .hidden {
      painting.items += look.background.brush(in: item.environment).fill(
        .rect(frame), bounds: frame)
    }
    painting.append(content)
    return painting.grouped { $0.clip = .init(.rect(frame)) }.pullable(item.environment)
  }
}
