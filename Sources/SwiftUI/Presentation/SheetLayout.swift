import Drawing

/// A card from the bottom of the screen: the item is as large as the screen, the card a part of it.
///
/// Sources: the distance from the top and the radius measured on iOS 13 and in UIKit; the handle
/// from memory.
struct SheetLayout: LayerLayout {
  let traits: SheetTraits
  let dismiss: () -> Void

  private static let gapBelowStatusBar: CGFloat = 10
  private static let radius: CGFloat = 10
  private static let handle = CGSize(width: 36, height: 5)

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    let canvas = context.canvas
    let card = card(canvas, item.environment)
    let bottom = canvas.bounds.maxY - canvas.safeArea.maxY
    context.canvas = CanvasGeometry(
      bounds: card,
      safeArea: CGRect(
        x: card.minX, y: card.minY, width: card.width, height: max(0, card.height - bottom)))
    item.kept = card
  }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    guard let card = (item.kept as? CGRect)?.rounded(toPixel: item.environment.pixelLength) else {
      return content
    }
    let corner = CGSize(width: radius, height: radius)
    let outline = Outline.roundedRect(
      card,
      radii: CornerRadii(topLeft: corner, topRight: corner, bottomRight: .zero, bottomLeft: .zero),
      continuous: true)
    let brush =
      traits.background?.brush(in: item.environment)
      ?? Color(.systemBackground).brush(in: item.environment)
    var painting = Painting(brush.fill(outline, bounds: card))
    painting.targets = [TouchTarget(outline)]
    painting.append(content.clipped(to: outline))
    if hasHandle { painting.items += handle(card, item.environment) }
    return pulledAway(painting)
  }

  /// Offers to pull the sheet down.
  private func pulledAway(_ painting: Painting) -> Painting {
    guard !traits.staysUntilDismissed else { return painting }
    var actions = ElementActions()
    actions.dismiss = dismiss
    return painting.answering(Responder(actions, isEnabled: true), isContainer: true)
  }

  private var radius: CGFloat { traits.cornerRadius ?? Self.radius }

  private func card(_ canvas: CanvasGeometry, _ environment: EnvironmentValues) -> CGRect {
    let bounds = canvas.bounds
    let top = canvas.safeArea.minY + Self.gapBelowStatusBar
    let bottom = bounds.maxY - canvas.safeArea.maxY
    let greatest = max(0, bounds.maxY - top - bottom)
    let detent = traits.chosenDetent
    let height =
      detent == .medium
      ? bounds.height / 2 : detent.height(of: greatest, environment) + bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private var hasHandle: Bool {
    switch traits.dragIndicator {
    case .visible: true
    case .hidden: false
    case .automatic: (traits.detents?.count ?? 1) > 1
    }
  }

  private func handle(_ card: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let rect = CGRect(
      x: card.midX - Self.handle.width / 2, y: card.minY + 5, width: Self.handle.width,
      height: Self.handle.height)
    return Color(.tertiaryLabel).brush(in: environment).fill(.capsule(in: rect), bounds: rect)
  }
}

/// A view that covers the whole screen.
struct CoverLayout: LayerLayout {
  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let brush = Color(.systemBackground).brush(in: item.environment)
    var painting = Painting(brush.fill(.rect(frame), bounds: frame))
    painting.append(content)
    return painting
  }
}
