/// A method that a menu offers.
@MainActor open class UICommand: UIMenuElement {
  /// What is told when the pointer rests on it.
  open var discoverabilityTitle: String?
  /// The method.
  open private(set) var action: Selector
  /// Tells commands with the same method apart.
  open private(set) var propertyList: Any?
  /// How it is offered.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is switched on.
  open var state: UIMenuElement.State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// A method that keys call.
@MainActor open class UIKeyCommand: UICommand {
  /// The key.
  open private(set) var input: String?
  /// The keys to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
}

extension UIKeyCommand {
  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Delete.
  public static let inputDelete = "UIKeyInputDelete"
  /// A page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The end.
  public static let inputEnd = "UIKeyInputEnd"
}
