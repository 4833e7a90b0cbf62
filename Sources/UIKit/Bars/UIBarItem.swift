/// Something that stands in a bar.
@MainActor open class UIBarItem: NSObject, UIAppearance, @MainActor NSCoding {
  /// Whether it can be touched.
  open var isEnabled = true
  /// What it says.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Its picture where there is little height.
  open var landscapeImagePhone: UIImage?
  /// Its picture where text is very large.
  open var largeContentSizeImage: UIImage?
  /// How far its picture is moved.
  open var imageInsets = UIEdgeInsets.zero
  /// A number that it is found by.
  open var tag = 0
  /// A name that tests find it by.
  open var accessibilityIdentifier: String?

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item that says nothing.
  public override init() {
    super.init()
  }

  /// Creates an item from one in an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Puts the item into an archive.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Says how its text looks.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// How its text looks.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// As one that says that something is done.
    case done = 2
    /// As the most important one.
    case prominent = 3
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// That something is done.
    case done
    /// That nothing shall be done.
    case cancel
    /// To change something.
    case edit
    /// To keep something.
    case save
    /// To add something.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room that does not.
    case fixedSpace
    /// To write something.
    case compose
    /// To answer.
    case reply
    /// To hand on.
    case action
    /// To put in order.
    case organize
    /// To mark.
    case bookmarks
    /// To look for something.
    case search
    /// To ask again.
    case refresh
    /// To stop.
    case stop
    /// To take a picture.
    case camera
    /// To throw away.
    case trash
    /// To play.
    case play
    /// To hold.
    case pause
    /// Back.
    case rewind
    /// On.
    case fastForward
    /// To undo.
    case undo
    /// To do again.
    case redo
    /// To close.
    case close = 24
  }

  /// How it looks.
  open var style = Style.plain
  /// How wide it is, in points; 0 stands for as wide as it needs.
  open var width: CGFloat = 0
  /// The texts that it may have.
  open var possibleTitles: Set<String>?
  /// A view in its place.
  open var customView: UIView?
  /// The method that it sends.
  open var action: Selector?
  /// Whom it sends it to.
  open weak var target: AnyObject?
  /// What it does.
  open var primaryAction: UIAction?
  /// What it offers.
  open var menu: UIMenu?
  /// Its colour.
  open var tintColor: UIColor?
  /// Whether it is switched on.
  open var isSelected = false
  /// Whether it is not shown.
  open var isHidden = false

  /// Creates a button that says nothing.
  public override init() {
    super.init()
  }

  /// Creates a button from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a picture.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with a text.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject
    self.action = action
  }

  /// Creates a button that the system knows.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }

  /// Creates a button of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that does something or offers something.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that the system knows, and that does something or offers something.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Room that grows.
  public class func flexibleSpace() -> Self { space() }
  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space()
    item.width = width
    return item
  }

  private class func space() -> Self {
    guard let item = Self(coder: NSCoder()) else { preconditionFailure("no item") }
    return item
  }
}

/// A tab of a bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// The tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    /// The rest.
    case more
    /// What one likes.
    case favorites
    /// What is good.
    case featured
    /// What many like.
    case topRated
    /// What was used.
    case recents
    /// People.
    case contacts
    /// What was done.
    case history
    /// What is marked.
    case bookmarks
    /// To look for something.
    case search
    /// What is being loaded.
    case downloads
    /// What is new.
    case mostRecent
    /// What is seen most.
    case mostViewed
  }

  /// Its picture while it is chosen.
  open var selectedImage: UIImage?
  /// What stands in its corner.
  open var badgeValue: String?
  /// The colour of that.
  open var badgeColor: UIColor?
  /// How far its text is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How it looks.
  open var standardAppearance: UITabBarAppearance?
  /// How it looks where nothing lies below the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates a tab that says nothing.
  public override init() {
    super.init()
  }

  /// Creates a tab from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with a picture while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a tab that the system knows.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}
