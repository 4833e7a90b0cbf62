/// A line that one types into.
@MainActor open class UITextField: UIControl, UIKeyInput {
  /// The edge of a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A line with a shadow.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// When a view at a side is seen.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While one types.
    case whileEditing
    /// While one does not type.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why typing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was confirmed.
    case committed
    /// It was taken back.
    case cancelled
  }

  /// What is asked about it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What was typed.
  open var text: String? = ""
  /// What was typed, with its look.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What stands there while nothing was typed.
  open var placeholder: String?
  /// What stands there while nothing was typed, with its look.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour.
  open var textColor: UIColor? = .label
  /// How the line is lined up.
  open var textAlignment = NSTextAlignment.natural
  /// The edge.
  open var borderStyle = BorderStyle.none
  /// How text looks.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How text looks that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether it is emptied when one begins to type.
  open var clearsOnBeginEditing = false
  /// Whether what is typed takes the place of all.
  open var clearsOnInsertion = false
  /// Whether letters become smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small letters may become, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether its font grows with the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether text may have a look.
  open var allowsEditingTextAttributes = false
  /// The picture behind it.
  open var background: UIImage?
  /// The picture behind it while it cannot be used.
  open var disabledBackground: UIImage?
  /// When the button that empties it is seen.
  open var clearButtonMode = ViewMode.never
  /// The view to the left.
  open var leftView: UIView?
  /// When the view to the left is seen.
  open var leftViewMode = ViewMode.never
  /// The view to the right.
  open var rightView: UIView?
  /// When the view to the right is seen.
  open var rightViewMode = ViewMode.never
  /// Whether one types now.
  open var isEditing: Bool { isFirstResponder }

  /// What is capitalized.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become better ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The colours of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key needs something typed.
  open var enablesReturnKeyAutomatically = false
  /// Whether nobody shall read it.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What kind of text it is.
  open var textContentType: UITextContentType!

  private var ownInput: UIView?
  private var ownAccessory: UIView?

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var inputView: UIView? {
    get { ownInput }
    set { ownInput = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// Whether there is a text.
  open var hasText: Bool { text?.isEmpty == false }
  /// Adds letters.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }
  /// Takes the last letter away.
  open func deleteBackward() {
    text = text.map { String($0.dropLast()) }
    sendActions(for: .editingChanged)
  }

  /// The piece that is chosen.
  open var selectedTextRange: UITextRange?
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(text?.count ?? 0) }
  /// A piece between two places.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition, toPosition) }
  /// A place so many letters from another.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...(text?.count ?? 0)).contains(place) ? UITextPosition(place) : nil
  }
  /// How many letters two places are apart.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The letters of a piece.
  open func text(in range: UITextRange) -> String? {
    text.map {
      String($0.dropFirst(range.start.offset).prefix(range.end.offset - range.start.offset))
    }
  }

  /// Where the text lies.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text lies while one types.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where what stands there while nothing was typed lies.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the edge lies.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button that empties it lies.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the view to the left lies.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the view to the right lies.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Draws the text.
  open func drawText(in rect: CGRect) {}
  /// Draws what stands there while nothing was typed.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Where the mark for the next letter is.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

extension UITextField {
  /// One begins to type.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// One stops typing.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Something was typed.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// What is asked about a line that one types into.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a piece may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Another piece is chosen.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether it may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key counts.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
