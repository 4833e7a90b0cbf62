/// Screens that tabs lead to.
@MainActor open class UITabBarController: UIViewController {
  /// What is told of it.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The screens.
  open var viewControllers: [UIViewController]? {
    didSet { (viewControllers ?? []).filter { $0.parent !== self }.forEach { addChild($0) } }
  }
  /// The number of the screen that is seen.
  open var selectedIndex = 0
  /// The bar.
  public let tabBar = UITabBar()
  /// The screens that one can put in order.
  open var customizableViewControllers: [UIViewController]?

  /// The screen that is seen.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? selectedIndex
    }
  }
  /// Says which screens there are.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// What is told of screens that tabs lead to.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a screen may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A screen was chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
