/// How something is typed.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// What is capitalized.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether mistakes are mended.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether mistakes are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key needs something typed.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether nobody shall read it.
  var isSecureTextEntry: Bool { get set }
}

/// Whether mistakes are mended.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system finds best.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system finds best.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether quotation marks become better ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system finds best.
  case `default`
  /// They do not.
  case no
  /// They do.
  case yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system finds best.
  case `default`
  /// They do not.
  case no
  /// They do.
  case yes
}

/// The colours of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// Dark.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// A language that one types in.
@MainActor open class UITextInputMode: NSObject {
  /// The language.
  open var primaryLanguage: String? { "en-US" }
  /// The languages.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}

/// A place in a text.
@MainActor open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }
}

/// A piece of a text.
@MainActor open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition

  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { start.offset == end.offset }
}

/// Takes letters.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Adds letters.
  func insertText(_ text: String)
  /// Takes the last letter away.
  func deleteBackward()
}
