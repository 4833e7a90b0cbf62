extension Text {
  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// As the font has it.
    public static let `default` = Scale(name: "default")
    /// Smaller, as units and the like are.
    public static let secondary = Scale(name: "secondary")
  }

  /// Makes the text smaller beside others of its font; not drawn yet.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled && scale == .secondary ? changed(.notDrawn(".textScale")) : self
  }

  /// Says in which language the text is to be set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  /// Says in which language the text is to be set.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    self
  }
}

/// The language by which letters are chosen and lines are broken.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?

  /// The user's.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A certain one.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Makes texts smaller beside others of their font; not drawn yet.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    notDrawn(".textScale")
  }

  /// Says in which language texts are to be set.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Says in which language texts are to be set.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}
