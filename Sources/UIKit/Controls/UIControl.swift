/// A view that does something when it is used.
@MainActor open class UIControl: UIView {
  /// What is done with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again and again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes a touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It is used in the way it is meant.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu comes.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something is typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends typing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All typing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// It is touched.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It is chosen by keys.
    public static let focused = State(rawValue: 8)
    /// What apps mean by others.
    public static let application = State(rawValue: 0xFF_0000)
  }

  /// Where what a control shows lies up and down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// Above.
    case top
    /// Below.
    case bottom
    /// Everywhere.
    case fill
  }

  /// Where what a control shows lies across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// To the left.
    case left
    /// To the right.
    case right
    /// Everywhere.
    case fill
    /// Where one begins to read.
    case leading
    /// Where one stops reading.
    case trailing
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// Where what it shows lies up and down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where what it shows lies across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether a menu comes.
  open var isContextMenuInteractionEnabled = false
  /// Whether the menu is what it is for.
  open var showsMenuAsPrimaryAction = false
  /// What is told when a pointer rests on it.
  open var toolTip: String?

  private var actions: [(action: UIAction, events: Event)] = []
  private var targets: [(target: Any?, selector: Selector, events: Event)] = []

  /// Creates a control at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control at a place that does something.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The states that it is in.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether a finger is followed.
  open var isTracking: Bool { false }
  /// Whether a finger that is followed is inside.
  open var isTouchInside: Bool { false }

  /// Begins to follow a finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Goes on following a finger.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Stops following a finger.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Stops following a finger that was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends a method when it is used.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.append((target, action, controlEvents))
  }
  /// Sends a method no more.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    targets.removeAll { (action == nil || $0.selector == action) && $0.events == controlEvents }
  }
  /// Does something when it is used.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }
  /// Does something no more.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }
  /// Does something no more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }
  /// Whom methods are sent to.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? AnyHashable })
  }
  /// What is answered.
  open var allControlEvents: UIControl.Event {
    (targets.map(\.events) + actions.map(\.events)).reduce([]) { $0.union($1) }
  }
  /// Sends a method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Does something.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Does what is done when it is used so.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }
}
