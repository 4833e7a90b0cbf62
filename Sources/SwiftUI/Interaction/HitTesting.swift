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
    for responder in responders(at: point) where responder.isEnabled {
      guard let perform = action(responder.actions) else { continue }
      perform()
      return true
    }
    return false
  }
}
