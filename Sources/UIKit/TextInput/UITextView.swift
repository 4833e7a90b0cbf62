/// A text of many lines that one may type into.
@MainActor open class UITextView: UIScrollView, UIKeyInput {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its look.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// How lines are lined up.
  open var textAlignment = NSTextAlignment.natural
  /// The piece that is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The piece that is chosen.
  open var selectedTextRange: UITextRange?
  /// Whether one may type.
  open var isEditable = true
  /// Whether one may choose pieces.
  open var isSelectable = true
  /// What is found in the text and can be touched.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether text may have a look.
  open var allowsEditingTextAttributes = false
  /// How text looks that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// How far text keeps from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where lines lie.
  public let textContainer: NSTextContainer
  /// What lays lines out.
  public let layoutManager = NSLayoutManager()
  /// What the text is kept in.
  public let textStorage = NSTextStorage(string: "")
  /// Whether what is typed takes the place of all.
  open var clearsOnInsertion = false
  /// Whether its font grows with the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether one can look for words.
  open var isFindInteractionEnabled = false

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

  /// Creates a view at a place.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
  }

  /// Creates a view at a place.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a view from one in an archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
  }

  /// Creates a view with a way to lay out.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var inputView: UIView? {
    get { ownInput }
    set { ownInput = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// Whether there is a text.
  open var hasText: Bool { !text.isEmpty }
  /// Adds letters.
  open func insertText(_ text: String) {
    self.text += text
    textDelegate?.textViewDidChange(self)
  }
  /// Takes the last letter away.
  open func deleteBackward() {
    text = String(text.dropLast())
    textDelegate?.textViewDidChange(self)
  }
  /// Goes so far that a piece is seen.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(text.count) }
  /// A piece between two places.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition, toPosition) }
  /// A place so many letters from another.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...text.count).contains(place) ? UITextPosition(place) : nil
  }
  /// How many letters two places are apart.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The letters of a piece.
  open func text(in range: UITextRange) -> String? {
    String(text.dropFirst(range.start.offset).prefix(range.end.offset - range.start.offset))
  }
  /// Puts letters in a piece's place.
  open func replace(_ range: UITextRange, withText text: String) {
    self.text =
      String(self.text.prefix(range.start.offset)) + text
      + String(self.text.dropFirst(range.end.offset))
  }
  /// Where the mark for the next letter is.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where the first line of a piece is.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The place at a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(0) }
}

extension UITextView {
  /// One begins to type.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// One stops typing.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Something was typed.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

/// What is asked about a text that one types into.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether typing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a piece may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Something was typed.
  func textViewDidChange(_ textView: UITextView)
  /// Another piece is chosen.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether an address may be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What one does with something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// One follows it.
  case invokeDefaultAction
  /// One asks what can be done.
  case presentActions
  /// One looks at it.
  case preview
}

/// What is found in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Where lines lie.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Its size.
  open var size: CGSize
  /// Areas that lines go around.
  open var exclusionPaths: [UIBezierPath] = []
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How far lines keep from the edges, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there are; 0 stands for any number.
  open var maximumNumberOfLines = 0
  /// Whether it is as wide as the view.
  open var widthTracksTextView = false
  /// Whether it is as high as the view.
  open var heightTracksTextView = false

  /// Creates a container.
  public init(size: CGSize) { self.size = size }
}

/// Lays lines out.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// Where lines lie.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines may be laid out late.
  open var allowsNonContiguousLayout = false
  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// The area that lines take.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    CGRect(origin: .zero, size: container.size)
  }
}

/// A text that is laid out.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  /// Says that it has changed.
  open func edited(_ editedMask: Int, range editedRange: NSRange, changeInLength delta: Int) {}
}
