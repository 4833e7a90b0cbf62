extension Rendering {
  /// Who answers to a touch, from the innermost to the outermost: what is on top gets it, and
  /// nothing behind it does.
  package func responders(at point: CGPoint) -> [Responder] {
    targets.last { $0.contains(point) }?.responders ?? []
  }

  /// Touches a place: the innermost enabled thing there that offers the action does it.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  package func touch(
    at point: CGPoint, _ action: (ElementActions) -> ElementActions.Action?
  ) -> Bool {
    guard let perform = responders(at: point).firstOffer(action) else { return false }
    perform()
    return true
  }
}

extension Rendering {
  /// Where somebody would touch an element: its middle or, where there is nothing of it, the middle
  /// of something that belongs to it.
  package func activationPoint(of element: AccessibleElement) -> CGPoint {
    let center = element.visibleFrame.center
    guard let own = element.responders.first else { return center }
    let parts = targets.filter { $0.responders.contains { $0 === own } }
    if parts.isEmpty || parts.contains(where: { $0.contains(center) }) { return center }
    return parts.lazy.map(\.middle).first { middle in
      parts.contains { $0.contains(middle) }
    } ?? center
  }

  /// All that can be asked to act, what lies on top first.
  package var allResponders: [Responder] {
    var seen: Set<ObjectIdentifier> = []
    let all = targets.reversed().flatMap(\.responders) + accessible.reversed().flatMap(\.responders)
    return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension [Responder] {
  /// The first offer of something by one that is enabled.
  package func firstOffer<Offer>(_ offer: (ElementActions) -> Offer?) -> Offer? {
    for responder in self where responder.isEnabled {
      if let found = offer(responder.actions) { return found }
    }
    return nil
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
