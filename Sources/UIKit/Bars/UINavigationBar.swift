/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the lower edge.
  case bottom
  /// At the upper edge.
  case top
  /// At the upper edge, with the time.
  case topAttached
}

/// In what surroundings a bar lies.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Where there is little height.
  case compact
  /// As usual, with a line above the title.
  case defaultPrompt = 101
  /// Where there is little height, with a line above the title.
  case compactPrompt
}

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// The bar above.
@MainActor open class UINavigationBar: UIView {
  /// Its colours.
  open var barStyle = UIBarStyle.default
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// What is behind it.
  open var barTintColor: UIColor?
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The line below it.
  open var shadowImage: UIImage?
  /// The arrow that leads back.
  open var backIndicatorImage: UIImage?
  /// What the arrow is seen through.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks where nothing lies below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks where nothing lies below it and there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What it shows, for each screen.
  open var items: [UINavigationItem]?
  /// What it shows now.
  open var topItem: UINavigationItem? { items?.last }
  /// What leads back.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  private var backgrounds: [Int: UIImage] = [:]

  /// Says what picture is behind it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics.rawValue] = backgroundImage
  }
  /// Says what picture is behind it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// The picture behind it.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barMetrics.rawValue]
  }
  /// Moves the title.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Puts a screen's item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Takes the top item away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Says what it shows, for each screen.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// The bar of tabs.
@MainActor open class UITabBar: UIView {
  /// What is told of it.
  open weak var delegate: (any UITabBarDelegate)?
  /// Its colours.
  open var barStyle = UIBarStyle.default
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// What is behind it.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The line above it.
  open var shadowImage: UIImage?
  /// The picture behind the tab that is chosen.
  open var selectionIndicatorImage: UIImage?
  /// How it looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks where nothing lies below it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Its tabs.
  open var items: [UITabBarItem]?
  /// The tab that is chosen.
  open weak var selectedItem: UITabBarItem?
  /// How wide its tabs are, in points.
  open var itemWidth: CGFloat = 0
  /// How far its tabs are apart, in points.
  open var itemSpacing: CGFloat = 0
  /// Says what its tabs are.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

/// What is told of a bar of tabs.
@MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// A tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of buttons.
@MainActor open class UIToolbar: UIView {
  /// Its colours.
  open var barStyle = UIBarStyle.default
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// What is behind it.
  open var barTintColor: UIColor?
  /// How it looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks where there is little height.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks where nothing lies below it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Its buttons.
  open var items: [UIBarButtonItem]?
  /// Says what its buttons are.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Says what picture is behind it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Says what line it has.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
}
