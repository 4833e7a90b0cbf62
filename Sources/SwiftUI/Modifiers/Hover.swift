// A drawing has no pointer, so nothing changes.

extension View {
  /// Says what the view is for, where a pointer rests on it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  /// Says what the view is for, where a pointer rests on it.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what the view is for, where a pointer rests on it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }

  /// Calls an action when a pointer comes and goes.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Changes how the view looks under a pointer.
  @_disfavoredOverload
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Changes how the view looks under a pointer.
  @_disfavoredOverload
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Keeps the views inside as they are under a pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Calls an action when another program opens a page.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Says whether the view can have the focus of a keyboard.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// How a view looks under a pointer.
public struct HoverEffect: Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = HoverEffect(name: "automatic")
  /// Lit up.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lifted.
  public static let lift = HoverEffect(name: "lift")
}
