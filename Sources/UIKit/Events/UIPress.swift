/// A key or a button that is held.
@MainActor open class UIPress: NSObject {
  /// How far a press has come.
  public enum Phase: Int, Sendable {
    /// It has begun.
    case began
    /// Its force has changed.
    case changed
    /// It goes on.
    case stationary
    /// It is over.
    case ended
    /// The system has taken it away.
    case cancelled
  }

  /// The button.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The middle.
    case select
    /// The menu.
    case menu
    /// Play and pause.
    case playPause
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
  }

  /// When it was, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }
  /// How far it has come.
  open var phase: Phase { .began }
  /// The button.
  open var type: PressType { .select }
  /// The window that it goes to.
  open var window: UIWindow? { nil }
  /// Who is asked first.
  open var responder: UIResponder? { nil }
  /// Who follows it.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// How hard it is.
  open var force: CGFloat { 0 }
  /// The key of a keyboard.
  open var key: UIKey? { nil }
}

/// Keys and buttons that are held at once.
@MainActor open class UIPressesEvent: UIEvent {
  /// All of them.
  open var allPresses: Set<UIPress> { [] }
  /// Those that a recogniser follows.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
  /// The kind of event.
  open override var type: EventType { .presses }
}

/// A key of a keyboard.
@MainActor open class UIKey: NSObject {
  /// What it types.
  open var characters: String { "" }
  /// What it types without the keys held meanwhile.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys held meanwhile.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Keys that change what others do.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
