import Drawing

/// The screen and everything that lies over it.
struct PresentationLayout: ItemLayout {
  /// Where the screen itself goes, and what it is offered.
  let base: Place

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    [base] + item.children.dropFirst().map { Place($0, ProposedViewSize(size)) }
  }
}

extension [Presentation] {
  /// The screen with everything that lies over it.
  @MainActor
  func layered(
    over base: Place, _ canvas: CanvasGeometry, _ environment: EnvironmentValues
  ) -> LayoutItem {
    var base = base
    var layers: [LayoutItem] = []
    for presentation in self {
      base.child = presentation.covering(base.child, canvas)
      layers = layers.map { presentation.covering($0, canvas) }
      layers.append(presentation.item())
    }
    return LayoutItem(PresentationLayout(base: base), [base.child] + layers, in: environment)
  }
}

extension Presentation {
  /// Puts the screen, or what lies over it so far, behind the presentation.
  @MainActor
  func covering(_ item: LayoutItem, _ canvas: CanvasGeometry) -> LayoutItem {
    let layout = CoveredLayout(
      isPushedBack: isLarge(canvas), hidesBehind: hidesBehind, canvas: canvas)
    return LayoutItem(layout, around: item, in: item.environment)
  }

  /// What is drawn over the screen.
  @MainActor
  func item() -> LayoutItem {
    let stack = StackLayout(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    let items = items()
    let content = items.count == 1 ? items[0] : LayoutItem(stack, items, in: environment)
    let layout: any ItemLayout =
      switch kind {
      case .sheet: SheetLayout(traits: sheet, dismiss: dismiss)
      case .cover: CoverLayout()
      case .alert: AlertPlaceLayout()
      case .dialog: DialogPlaceLayout()
      case .menu(let anchor): MenuPlaceLayout(anchor: anchor)
      }
    return LayoutItem(layout, [content], in: environment)
  }

  private var sheet: SheetTraits { preferences.value(SheetTraitsKey.self) ?? SheetTraits() }

  private var hidesBehind: Bool {
    if case .cover = kind { true } else { false }
  }

  private func isLarge(_ canvas: CanvasGeometry) -> Bool {
    guard case .sheet = kind else { return false }
    return sheet.chosenDetent == .large
  }
}

extension SheetTraits {
  /// The height that the sheet has: the chosen one, else the smallest.
  var chosenDetent: PresentationDetent {
    let detents = detents ?? [.large]
    if let selection, detents.contains(selection) { return selection }
    let environment = EnvironmentValues()
    return detents.min { $0.height(of: 800, environment) < $1.height(of: 800, environment) }
      ?? .large
  }
}

/// What lies behind a presentation: dimmed, and out of reach.
///
/// Behind a large sheet the screen is a card of its own, as far from the edges as the margins of
/// the system and below the status bar: measured on iOS 13.
private struct CoveredLayout: UnaryLayout {
  let isPushedBack: Bool
  let hidesBehind: Bool
  let canvas: CanvasGeometry

  private static let dim = RGBA.black.opacity(0.2)
  private static let radius = 10.0

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    guard !hidesBehind else { return Painting() }
    var painting = isPushedBack ? pushedBack(content, item.environment) : content
    painting.accessible = []
    painting.targets = []
    painting.items.append(.fill(.rect(canvas.bounds), .color(Self.dim), evenOdd: false))
    return painting
  }

  private func pushedBack(_ content: Painting, _ environment: EnvironmentValues) -> Painting {
    let bounds = canvas.bounds
    let margin: CGFloat = bounds.width < 414 ? 16 : 20
    let scale = bounds.width > 0 ? (bounds.width - 2 * margin) / bounds.width : 1
    let background = Color(.systemBackground).brush(in: environment).color
    var card = Painting([.fill(.rect(bounds), .color(background), evenOdd: false)])
    card.append(content)
    let outline = Outline.roundedRect(
      bounds, radii: CornerRadii(Self.radius / scale), continuous: true)
    let moved = card.clipped(to: outline).transformed(
      by: CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(translationX: margin, y: canvas.safeArea.minY)))
    var painting = Painting([.fill(.rect(bounds), .color(.black), evenOdd: false)])
    painting.append(moved)
    return painting
  }
}
