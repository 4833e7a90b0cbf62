/// Puts an alert into the middle of what the safe area leaves.
struct AlertPlaceLayout: LayerLayout {
  func proposal(_ canvas: CanvasGeometry) -> ProposedViewSize {
    ProposedViewSize(width: canvas.safeArea.width, height: nil)
  }
}

/// Puts a dialog at the bottom of what the safe area leaves.
struct DialogPlaceLayout: LayerLayout {
  private static let margin: CGFloat = 8

  func proposal(_ canvas: CanvasGeometry) -> ProposedViewSize {
    ProposedViewSize(width: canvas.safeArea.width, height: nil)
  }

  func corner(of size: CGSize, _ canvas: CanvasGeometry) -> CGPoint {
    let bottom = min(canvas.safeArea.maxY, canvas.bounds.maxY - Self.margin)
    return CGPoint(x: canvas.safeArea.midX - size.width / 2, y: bottom - size.height)
  }
}

/// Puts a menu below the view that has opened it, or above where there is no room.
struct MenuPlaceLayout: LayerLayout {
  let anchor: Presentation.Anchor

  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 8

  func proposal(_ canvas: CanvasGeometry) -> ProposedViewSize { .unspecified }

  func corner(of size: CGSize, _ canvas: CanvasGeometry) -> CGPoint {
    CGPoint(x: x(of: size, canvas.safeArea), y: y(of: size, canvas.safeArea))
  }

  private func x(of size: CGSize, _ safe: CGRect) -> CGFloat {
    let from = anchor.frame
    let wanted = from.midX > safe.midX ? from.maxX - size.width : from.minX
    return min(max(wanted, safe.minX + Self.margin), safe.maxX - Self.margin - size.width)
  }

  private func y(of size: CGSize, _ safe: CGRect) -> CGFloat {
    let (above, below) = (anchor.frame.minY - Self.gap, anchor.frame.maxY + Self.gap)
    let fitsOnlyAbove = below + size.height > safe.maxY && above - size.height >= safe.minY
    return fitsOnlyAbove ? above - size.height : below
  }
}
