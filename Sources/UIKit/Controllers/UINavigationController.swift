/// A stack of screens.
@MainActor open class UINavigationController: UIViewController {
  /// What an operation does.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// It puts a screen on top.
    case push
    /// It takes screens away.
    case pop
  }

  /// What is told of it.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The screens, from below.
  open var viewControllers: [UIViewController] = [] {
    didSet { adopt(viewControllers) }
  }
  /// The bar above.
  public let navigationBar = UINavigationBar()
  /// Whether the bar above is hidden.
  open var isNavigationBarHidden = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar below is hidden.
  open var isToolbarHidden = true
  /// Whether bars go when one scrolls.
  open var hidesBarsOnSwipe = false
  /// Whether bars go when one taps.
  open var hidesBarsOnTap = false
  /// Whether bars go when one types.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars go where there is little height.
  open var hidesBarsWhenVerticallyCompact = false
  /// The gesture that leads back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  /// Creates a stack with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    adopt(viewControllers)
  }

  /// Creates a stack with bars of a class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack from a file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func adopt(_ controllers: [UIViewController]) {
    children.filter { !controllers.contains($0) }.forEach { $0.removeFromParent() }
    controllers.filter { $0.parent !== self }.forEach { addChild($0) }
  }

  /// The screen on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The screen that is seen.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Takes the top screen away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Takes away all screens above one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(of: viewController) else { return nil }
    let above = Array(viewControllers[(place + 1)...])
    viewControllers = Array(viewControllers[...place])
    return above
  }
  /// Takes away all screens above the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Says which screens there are.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Hides or shows the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Hides or shows the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// What is told of a stack.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A screen is about to be on top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen is on top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// What shows how screens come and go.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// As usual.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
