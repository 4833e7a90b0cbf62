/// What the bar above shows for a screen.
@MainActor open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the screen before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// It stands in the bar.
    case inline
  }

  /// How the way back is shown.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title of where it leads.
    case `default`
    /// With a word.
    case generic
    /// With an arrow alone.
    case minimal
  }

  /// What the bar says.
  open var title: String?
  /// A view in the title's place.
  open var titleView: UIView?
  /// What stands above the title.
  open var prompt: String?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// What leads back here says.
  open var backButtonTitle: String?
  /// How the way back here is shown.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// Whether there is a way back beside other buttons.
  open var leftItemsSupplementBackButton = false
  /// The buttons where one begins to read.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where one stops reading.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// What looks for something.
  open var searchController: UISearchController?
  /// Whether it goes when one scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks where nothing lies below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item from one in an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The button where one begins to read.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button where one stops reading.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Puts a button where one begins to read.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Puts a button where one stops reading.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Puts buttons where one begins to read.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Puts buttons where one stops reading.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
