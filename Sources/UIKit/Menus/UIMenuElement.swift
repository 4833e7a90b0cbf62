/// Something that stands in a menu.
@MainActor open class UIMenuElement: NSObject {
  /// Whether something is switched on.
  public enum State: Int, Sendable {
    /// It is off.
    case off
    /// It is on.
    case on
    /// It is neither.
    case mixed
  }

  /// How something is offered.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// What it says.
  open var title: String { words }
  /// What stands below the title.
  open var subtitle: String?
  /// The picture beside the title.
  open var image: UIImage? { picture }

  var words: String
  var picture: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    words = title
    self.subtitle = subtitle
    picture = image
    super.init()
  }
}

/// A closure that a menu or a button offers.
@MainActor open class UIAction: UIMenuElement {
  /// A name for an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is called when the action is chosen.
  public typealias Handler = UIActionHandler

  /// The action's name among others.
  open private(set) var identifier: Identifier
  /// What is told when the pointer rests on it.
  open var discoverabilityTitle: String?
  /// How it is offered.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is switched on.
  open var state: UIMenuElement.State
  /// Who offers the action.
  open private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The words of the action.
  open override var title: String {
    get { words }
    set { words = newValue }
  }

  /// The picture of the action.
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }

  /// Carries the action out.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject
    handler(self)
  }
}

/// What is called when an action is chosen.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
