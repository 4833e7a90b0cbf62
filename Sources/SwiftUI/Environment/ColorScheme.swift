/// The light or dark appearance of an interface.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension EnvironmentValues {
  /// The appearance that colours are resolved for.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How far colours stand apart.
  public var colorSchemeContrast: ColorSchemeContrast {
    self[ColorSchemeContrastKey.self]
  }
}

/// How far the colours of an interface stand apart.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual colours.
  case standard
  /// Colours that are easier to tell apart.
  case increased
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

enum ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}
