/// How far a scroll view is scrolled.
final class ScrollPlace {
  /// From the beginning, in points.
  var offset = CGPoint.zero
  /// Whether something has scrolled the view already.
  var hasMoved = false
  /// The view that a binding has scrolled to last.
  var bound: AnyHashable?
  /// The position that a binding has scrolled to last.
  var boundPosition: BoundScrollPosition?
  /// The size of what is seen, once it is known.
  private var room: CGSize?
  /// Whether a view inside needs that size.
  private var isAsked = false
}

extension ScrollPlace {
  /// The size of what is seen, for a view that depends on it.
  var askedRoom: CGSize? {
    isAsked = true
    return room
  }

  /// Notes the size of what is seen; says whether a view inside has to learn of it.
  func note(_ room: CGSize) -> Bool {
    defer { self.room = room }
    return isAsked && self.room != room
  }

  /// Scrolls along one axis or both.
  func move(x: CGFloat? = nil, y: CGFloat? = nil) {
    hasMoved = true
    offset = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
  }

  /// Keeps within what there is to scroll.
  func clamp(_ content: CGSize, in frame: CGSize) {
    offset.x = min(max(0, offset.x), max(0, content.width - frame.width))
    offset.y = min(max(0, offset.y), max(0, content.height - frame.height))
  }

  /// Scrolls until a part of the content can be seen, by as little as that takes.
  func reveal(_ part: CGRect, in frame: CGSize) {
    hasMoved = true
    if part.minX < offset.x { offset.x = part.minX }
    if part.maxX > offset.x + frame.width { offset.x = min(part.minX, part.maxX - frame.width) }
    if part.minY < offset.y { offset.y = part.minY }
    if part.maxY > offset.y + frame.height { offset.y = min(part.minY, part.maxY - frame.height) }
  }

  /// Scrolls until points of a part and of the view meet.
  func align(_ part: CGRect, in frame: CGSize, at anchor: UnitPoint) {
    hasMoved = true
    offset.x = part.minX + anchor.x * (part.width - frame.width)
    offset.y = part.minY + anchor.y * (part.height - frame.height)
  }
}

extension LayoutItem {
  /// Where a view of this identity lies inside the item.
  func frame(of id: AnyHashable, _ proposal: ProposedViewSize, at origin: CGPoint) -> CGRect? {
    if traits.ids.contains(id) { return CGRect(origin: origin, size: size(proposal)) }
    for place in places(proposal) {
      let corner = origin + place.origin
      if let found = place.child.frame(of: id, place.proposal, at: corner) { return found }
    }
    return nil
  }
}

extension EnvironmentValues {
  /// The scroll view around the view.
  var scrollPlace: ScrollPlace? {
    get { self[ScrollPlaceKey.self] }
    set { self[ScrollPlaceKey.self] = newValue }
  }
}

private enum ScrollPlaceKey: EnvironmentKey {
  static var defaultValue: ScrollPlace? { nil }
}
