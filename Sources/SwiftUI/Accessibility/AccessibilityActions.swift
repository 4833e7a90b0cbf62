extension View {
  /// Adds an action that assistive technologies offer by its name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    painted { painting, _, environment in
      var actions = ElementActions()
      actions.named = [.init(name.string(in: environment), handler)]
      return painting.answering(Responder(actions, isEnabled: environment.isEnabled))
    }
  }

  /// Adds an action that assistive technologies offer by its name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action that assistive technologies offer by its name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Says what assistive technologies do with the view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    var actions = ElementActions()
    switch actionKind {
    case .default: actions.activate = handler
    case .escape: actions.dismiss = handler
    default: actions.named = [.init("magic tap", handler)]
    }
    return offering(actions)
  }

  /// Says how assistive technologies step the value of the view.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    var actions = ElementActions()
    actions.increment = { handler(.increment) }
    actions.decrement = { handler(.decrement) }
    return offering(actions)
  }
}

/// What assistive technologies do with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// How a value is stepped.
public enum AccessibilityAdjustmentDirection: Equatable, Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
