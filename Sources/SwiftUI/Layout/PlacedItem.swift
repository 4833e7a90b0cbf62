/// An item at its final place.
struct PlacedItem {
  let item: LayoutItem
  /// On the canvas, in points.
  let frame: CGRect
  let children: [PlacedItem]
}

extension LayoutItem {
  /// Places the item and everything inside it.
  @MainActor
  func placed(at origin: CGPoint, _ proposal: ProposedViewSize, _ context: PlacingContext)
    -> PlacedItem
  {
    var context = context
    context.frame = CGRect(origin: origin, size: size(proposal).finite)
    guard StackRoom.isLeft else {
      context.host.report(Node.tooDeep)
      return PlacedItem(item: self, frame: context.frame, children: [])
    }
    layout.enter(&context, self)
    let places = layout.latePlaces(of: self, context) ?? places(proposal)
    let children = places.map { place in
      place.child.placed(at: childOrigin(place, in: context.frame), place.proposal, context)
    }
    return PlacedItem(item: self, frame: context.frame, children: children)
  }

  private func childOrigin(_ place: Place, in frame: CGRect) -> CGPoint {
    var x = place.origin.x
    if environment.layoutDirection == .rightToLeft, layout.mirrors {
      x = frame.width - x - place.child.size(place.proposal).finite.width
    }
    return CGPoint(x: frame.minX + x.orZero, y: frame.minY + place.origin.y.orZero)
  }
}

extension CGSize {
  var finite: CGSize { CGSize(width: width.orZero, height: height.orZero) }
}
