/// Screens that one turns over.
@MainActor open class UIPageViewController: UIViewController {
  /// How one turns over.
  public enum TransitionStyle: Int, Sendable {
    /// As a page.
    case pageCurl
    /// By scrolling.
    case scroll
  }

  /// Where one turns over.
  public enum NavigationOrientation: Int, Sendable {
    /// Across.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// Which way one turns over.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward
    /// Back.
    case reverse
  }

  /// Where pages are bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere.
    case none
    /// At the beginning.
    case min
    /// In the middle.
    case mid
    /// At the end.
    case max
  }

  /// What is said about pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where they are bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How far they are apart, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// What is asked for screens.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What is told of it.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How one turns over.
  public let transitionStyle: TransitionStyle
  /// Where one turns over.
  public let navigationOrientation: NavigationOrientation
  /// The screens that are seen.
  open private(set) var viewControllers: [UIViewController]?
  /// What follows fingers.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// Whether pages have two sides.
  open var isDoubleSided = false

  /// Creates screens that one turns over.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates screens from some in an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Says which screens are seen.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// What is asked for screens that one turns over.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The screen before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The screen after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the screen that is seen.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// What is told of screens that one turns over.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// One begins to turn over.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// One has turned over, or not.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
