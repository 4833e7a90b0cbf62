extension EnvironmentValues {
  /// The font of text that does not say its own; `nil` is the system's body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether the user asks for bolder text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether text is shown in capitals or in small letters; `nil` as it is written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// What `bold()`, `fontWeight(_:)` and the like change about every font below.
  var fontChanges: [FontChange] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }

  /// Lines, tracking and the like that modifiers give to every text below.
  var textStyling: TextStyling {
    get { self[TextStylingKey.self] }
    set { self[TextStylingKey.self] = newValue }
  }
}

/// Whether the user asks for bolder text.
public enum LegibilityWeight: Hashable, Sendable {
  /// As designed.
  case regular
  /// Bolder.
  case bold
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private enum FontChangesKey: EnvironmentKey {
  static let defaultValue: [FontChange] = []
}

private enum TextStylingKey: EnvironmentKey {
  static let defaultValue = TextStyling()
}
