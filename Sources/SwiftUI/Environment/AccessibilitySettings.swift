// What somebody has set on the device; a drawing is made on one where nothing is.

extension EnvironmentValues {
  /// Whether movements should be small.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether nothing should shine through.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colours alone should say nothing.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons should show where they end.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether VoiceOver reads the screen.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the device is used by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether small controls are shown large under a finger.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights should be dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images should move.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether an assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the screen is dimmed because nobody looks at it.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
}

private enum AccessibilityEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsLuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}
