/// How somebody speaks instead of typing.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TextInputDictationBehavior(name: "automatic")

  /// In the field, from something on that the user does.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  {
    Self(name: "inline \(activation.name)")
  }
}

/// What makes a field listen.
public struct TextInputDictationActivation: Equatable, Sendable {
  fileprivate let name: String

  /// That it is looked at.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// That it is chosen.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// Where controls stand that format text.
public struct TextInputFormattingControlPlacement {
  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates places from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In the menu of selected text.
    public static let contextMenu = Self(rawValue: 1)
    /// Above the keyboard.
    public static let inputAssistant = Self(rawValue: 2)
    /// All places.
    public static let all: Self = [.contextMenu, .inputAssistant]
    /// As the system has it.
    public static let `default`: Self = .all
  }
}

extension View {
  /// Says whether controls that format text are seen; a drawing has none.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Says how somebody speaks to a search field.
  nonisolated public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }

  /// Binds what is selected in a search field.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    self
  }
}
