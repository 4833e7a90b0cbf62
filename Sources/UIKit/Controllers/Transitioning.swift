/// Who is asked how a screen comes and goes.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What shows how it comes.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What shows how it goes.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What decides how it is shown.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// As usual.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As usual.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As usual.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Shows how a screen comes or goes.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Shows it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What comes and what goes.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// What both lie in.
  var containerView: UIView { get }
  /// Whether it takes a while.
  var isAnimated: Bool { get }
  /// Whether it follows a finger.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// Says that it is over.
  func completeTransition(_ didComplete: Bool)
  /// One of the screens.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// The view of one of the screens.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a screen is at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a screen is at last.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// One of two screens.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The view of one of two screens.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That of the one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// That of the one that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Makes changes while a screen comes or goes.
@MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// What both lie in.
  var containerView: UIView { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// Makes changes meanwhile.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes meanwhile.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What comes and what goes meanwhile.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// What both lie in.
  var containerView: UIView { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
}
