// What a view learns about focus, pointers and undoing.
extension EnvironmentValues {
  /// Whether a view that has the focus shows it.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// Whether a view that a pointer is on shows it.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether the nearest view that can have the focus has it: nothing is drawn with it.
  public var isFocused: Bool { false }

  /// The keys that the button around is pressed by; a drawing has none.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum IsHoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}
