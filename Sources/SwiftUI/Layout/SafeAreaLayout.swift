/// A view that reaches over the edges of the safe area.
///
/// Its own size stays what it was; only edges that touch the safe area are moved out.
struct SafeAreaLayout: UnaryLayout {
  let edges: Edge.Set

  /// How far an edge may lie from the safe area's to touch it, in points.
  private static let tolerance: CGFloat = 0.5

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    guard let child = item.children.first else { return nil }
    let frame = context.frame
    let moved = moved(frame, context.canvas)
    guard moved != frame else { return nil }
    let proposal = ProposedViewSize(moved.size)
    let size = child.size(proposal)
    let origin = CGPoint(
      x: moved.midX - size.width / 2 - frame.minX, y: moved.midY - size.height / 2 - frame.minY)
    return [Place(child, at: origin, proposal)]
  }

  private func moved(_ frame: CGRect, _ canvas: CanvasGeometry) -> CGRect {
    let (safe, bounds) = (canvas.safeArea, canvas.bounds)
    func edge(_ edge: Edge, _ own: CGFloat, _ safe: CGFloat, _ outer: CGFloat) -> CGFloat {
      edges.contains(edge) && abs(own - safe) <= Self.tolerance ? outer : own
    }
    let left = edge(.leading, frame.minX, safe.minX, bounds.minX)
    let right = edge(.trailing, frame.maxX, safe.maxX, bounds.maxX)
    let top = edge(.top, frame.minY, safe.minY, bounds.minY)
    let bottom = edge(.bottom, frame.maxY, safe.maxY, bounds.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
