// What keyboards look like and do; a drawing shows none.

/// What a keyboard capitalizes by itself.
public struct TextInputAutocapitalization: Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// Nothing.
  public static var never: TextInputAutocapitalization { Self(name: "never") }
  /// The first letter of every word.
  public static var words: TextInputAutocapitalization { Self(name: "words") }
  /// The first letter of every sentence.
  public static var sentences: TextInputAutocapitalization { Self(name: "sentences") }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { Self(name: "characters") }

  /// Creates the value from UIKit's.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

extension View {
  /// Chooses the keyboard of the fields inside.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what kind of text is typed, so that the system can suggest some.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Says what the keyboard capitalizes by itself.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says what the keyboard capitalizes by itself.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }

  /// Says whether the system corrects what is typed.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Says whether the system corrects what is typed.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Says whether a bar to search the text is shown.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    notDrawn(".findNavigator")
  }

  /// Says whether the text can be searched.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Says whether found text can be replaced.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  /// Whether the system corrects what is typed.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// Whether what is typed is left as it is.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue = false
}
