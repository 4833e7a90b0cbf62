/// Whether a button acts again and again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How wide buttons become.
public struct ButtonSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As the place asks for.
  public static let automatic = ButtonSizing(isFlexible: false)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(isFlexible: true)
  /// As wide as their label.
  public static let fitted = ButtonSizing(isFlexible: false)
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held down.
  public package(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Says whether buttons act again and again while they are held down.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Says how wide buttons become; not drawn yet.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    notDrawn(".buttonSizing")
  }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}
