/// Whatever can be handed an event, and passes on what it does not handle.
@MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Who is asked after this one.
  open var next: UIResponder? { nil }
  /// Whether this one may be the first to be handed what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this one may stop being the first.
  open var canResignFirstResponder: Bool { true }
  /// Whether this one is the first to be handed what is typed.
  open private(set) var isFirstResponder = false
  /// What can be undone.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The shortcuts that are offered while this one is among those asked.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What takes the keyboard's place.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The kind of keyboard, by language.
  open var textInputMode: UITextInputMode? { nil }

  /// Makes this one the first, where it may be.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// Stops being the first, where that is allowed.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  /// Has the views for typing made again.
  open func reloadInputViews() {}

  /// Says that fingers have touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Says that fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Says that fingers have left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Says that the system has taken touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Says that keys have been pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Says that the force of a press has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Says that keys have been let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Says that the system has taken presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Says that the device has begun to move, as when it is shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Says that the device has stopped moving.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Says that a motion is of no interest any more.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Whether an action is possible now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Who carries out an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Puts menus together.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Brings a command's look up to date.
  open func validate(_ command: UICommand) {}

  /// Cuts what is selected.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected.
  open func copy(_ sender: Any?) {}
  /// Inserts what was copied.
  open func paste(_ sender: Any?) {}
  /// Deletes what is selected.
  open func delete(_ sender: Any?) {}
  /// Selects a piece.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}
  /// Switches bold letters.
  open func toggleBoldface(_ sender: Any?) {}
  /// Switches slanted letters.
  open func toggleItalics(_ sender: Any?) {}
  /// Switches a line below.
  open func toggleUnderline(_ sender: Any?) {}
}

/// What a menu for text offers.
@MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts what is selected.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Inserts what was copied.
  func paste(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
  /// Selects a piece.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
}

extension UIResponder {
  /// The keyboard is about to come.
  nonisolated public static let keyboardWillShowNotification = name("KeyboardWillShow")
  /// The keyboard has come.
  nonisolated public static let keyboardDidShowNotification = name("KeyboardDidShow")
  /// The keyboard is about to go.
  nonisolated public static let keyboardWillHideNotification = name("KeyboardWillHide")
  /// The keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = name("KeyboardDidHide")
  /// The keyboard's frame is about to change.
  nonisolated public static let keyboardWillChangeFrameNotification = name(
    "KeyboardWillChangeFrame")
  /// The keyboard's frame has changed.
  nonisolated public static let keyboardDidChangeFrameNotification = name("KeyboardDidChangeFrame")
  /// The key of the keyboard's frame before.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame afterwards.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long the keyboard moves.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how the keyboard moves.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UI\(event)Notification")
  }
}
