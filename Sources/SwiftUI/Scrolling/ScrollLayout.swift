import Drawing

/// Takes its space along the scrolled axes, and its content's length across.
///
/// Where it touches the safe area it reaches under bars, and its content begins where they end.
struct ScrollLayout: ItemLayout {
  let axes: Axis.Set
  let place: ScrollPlace
  let host: ViewHost

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    guard let content = item.children.first else { return .zero }
    var size = content.size(inner(proposal))
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    guard let content = item.children.first else { return [] }
    return [Place(content, inner(proposal))]
  }

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    guard let content = item.children.first else { return nil }
    let room = room(context)
    let proposal = inner(ProposedViewSize(room.size))
    scroll(content, proposal, in: room.size, item.environment)
    item.kept = room
    tell(item.environment.scrollObservers, of: content.size(proposal), context.frame, room)
    if place.note(room.size) { host.invalidate() }
    let corner = CGPoint(x: room.minX - context.frame.minX, y: room.minY - context.frame.minY)
    let offset = CGPoint(x: corner.x - place.offset.x, y: corner.y - place.offset.y)
    return [Place(content, at: offset, proposal)]
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? { nil }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// What bars leave of the frame, on the canvas.
  private func room(_ context: PlacingContext) -> CGRect {
    let (frame, safe) = (context.frame, context.canvas.safeArea)
    var room = frame
    if axes.contains(.vertical) {
      room.origin.y = min(max(frame.minY, safe.minY), frame.maxY)
      room.size.height = max(0, min(frame.maxY, max(safe.maxY, room.minY)) - room.minY)
    }
    if axes.contains(.horizontal) {
      room.origin.x = min(max(frame.minX, safe.minX), frame.maxX)
      room.size.width = max(0, min(frame.maxX, max(safe.maxX, room.minX)) - room.minX)
    }
    return room
  }
}

extension ScrollLayout {
  /// What is inside can be seen as far as bars leave it.
  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    context.window = room(context)
  }

  @MainActor
  private func tell(
    _ observers: [ScrollObserver], of size: CGSize, _ frame: CGRect, _ room: CGRect
  ) {
    let insets = EdgeInsets(
      top: room.minY - frame.minY, leading: room.minX - frame.minX,
      bottom: frame.maxY - room.maxY, trailing: frame.maxX - room.maxX)
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: place.offset.x - insets.leading, y: place.offset.y - insets.top),
      contentSize: size, contentInsets: insets, containerSize: frame.size)
    for observer in observers { observer(geometry) }
  }

  private func scroll(
    _ content: LayoutItem, _ proposal: ProposedViewSize, in room: CGSize,
    _ environment: EnvironmentValues
  ) {
    let size = content.size(proposal)
    if !place.hasMoved, let anchor = environment.initialScrollAnchor {
      place.offset = CGPoint(
        x: (size.width - room.width) * anchor.x, y: (size.height - room.height) * anchor.y)
    }
    if let wanted = environment.scrolledTo, wanted.id != place.bound {
      place.bound = wanted.id
      follow(wanted, content, proposal, in: room)
    }
    if let wanted = environment.scrolledPosition, wanted != place.boundPosition {
      place.boundPosition = wanted
      move(to: wanted, content, proposal, in: room)
    }
    if let reader = environment.scrollReader, let target = reader.target,
      follow(target, content, proposal, in: room)
    {
      reader.target = nil
    }
    place.clamp(size, in: room)
  }

  /// Scrolls to where a binding says.
  private func move(
    to wanted: BoundScrollPosition, _ content: LayoutItem, _ proposal: ProposedViewSize,
    in room: CGSize
  ) {
    let size = content.size(proposal)
    switch wanted.position.target {
    case .view(let id, let anchor):
      let target = ScrollTargetPlace(id: AnyHashable(id.value), anchor: anchor ?? wanted.anchor)
      follow(target, content, proposal, in: room)
    case .edge(.top): place.move(y: 0)
    case .edge(.leading): place.move(x: 0)
    case .edge(.bottom): place.move(y: size.height - room.height)
    case .edge(.trailing): place.move(x: size.width - room.width)
    case .offset(let x, let y): place.move(x: x, y: y)
    case nil: break
    }
  }

  /// Scrolls to a view, if it is here.
  @discardableResult
  private func follow(
    _ target: ScrollTargetPlace, _ content: LayoutItem, _ proposal: ProposedViewSize,
    in room: CGSize
  ) -> Bool {
    guard let part = content.frame(of: target.id, proposal, at: .zero) else { return false }
    if let anchor = target.anchor {
      place.align(part, in: room, at: anchor)
    } else {
      place.reveal(part, in: room)
    }
    return true
  }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let clip = frame.rounded(toPixel: item.environment.pixelLength)
    let painting =
      item.environment.isScrollClipDisabled ? content : content.clipped(to: .rect(clip))
    let room = (item.kept as? CGRect) ?? frame
    var actions = ElementActions()
    actions.reveal = { [place, host] part in
      let moved = CGRect(
        x: part.minX - room.minX + place.offset.x, y: part.minY - room.minY + place.offset.y,
        width: part.width, height: part.height)
      place.reveal(moved, in: room.size)
      host.invalidate()
    }
    return painting.answering(Responder(actions, isEnabled: true), isContainer: true)
      .pullable(item.environment)
  }
}
