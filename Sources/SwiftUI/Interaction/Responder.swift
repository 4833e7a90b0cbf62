/// Something on the way from a place on the canvas to the root that can be asked to act.
package final class Responder {
  package let actions: ElementActions
  /// A disabled one is passed over.
  package let isEnabled: Bool

  init(_ actions: ElementActions, isEnabled: Bool) {
    self.actions = actions
    self.isEnabled = isEnabled
  }
}

extension View {
  /// Lets everything that the view draws answer to actions, such as those of a gesture.
  ///
  /// A control says more of itself: see `ControlModifier`.
  ///
  /// - Parameter isContainer: whether the actions are about the view as the place where others are,
  ///   as scrolling is, and not about the one thing in it.
  nonisolated package func offering(
    _ actions: ElementActions, isContainer: Bool = false
  ) -> some View {
    painted { painting, _, environment in
      let responder = Responder(actions, isEnabled: environment.isEnabled)
      return painting.answering(responder, isContainer: isContainer)
    }
  }
}

extension Painting {
  /// Puts a responder behind those that the content has.
  func answering(_ responder: Responder, isContainer: Bool = false) -> Painting {
    var painting = self
    for index in targets.indices { painting.targets[index].responders.append(responder) }
    for index in accessible.indices { painting.accessible[index].append(responder) }
    if accessible.count == 1, !isContainer {
      painting.accessible[0].actions += responder.actions.names
    }
    return painting
  }
}

extension AccessibleElement {
  fileprivate mutating func append(_ responder: Responder) {
    responders.append(responder)
    for index in children.indices { children[index].append(responder) }
  }
}
