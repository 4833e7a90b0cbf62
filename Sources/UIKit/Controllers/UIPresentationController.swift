/// Decides how a screen is shown in front of another.
@MainActor open class UIPresentationController: NSObject, UIAppearanceContainer {
  /// What it is asked.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The screen in front.
  public let presentedViewController: UIViewController
  /// The screen behind.
  open private(set) weak var presentingController: UIViewController?
  /// What both lie in.
  open var containerView: UIView? { nil }
  /// The view in front.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where the view in front lies.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the whole screen is covered.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what is behind goes.
  open var shouldRemovePresentersView: Bool { false }
  /// How it is shown.
  open var presentationStyle: UIModalPresentationStyle { .custom }
  /// How it is shown where there is little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The screen behind.
  open var presentingViewController: UIViewController {
    presentingController ?? presentedViewController
  }

  /// Creates a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presentingController = presentingViewController
    super.init()
  }

  /// Says that the screen is about to be shown.
  open func presentationTransitionWillBegin() {}
  /// Says that the screen is shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Says that the screen is about to go.
  open func dismissalTransitionWillBegin() {}
  /// Says that the screen has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Says that views are about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Says that views have been laid out.
  open func containerViewDidLayoutSubviews() {}
}

/// What is asked about a screen in front.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How it is shown where there is little room.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// How it is shown in some surroundings.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is shown in another style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether the user may take it away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user is about to take it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has taken it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to take it away and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the controller says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// As the controller says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// The same.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// They may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Decides how a sheet is shown.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet rests at.
  @MainActor open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Its name.
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
    }

    /// About half.
    open class func medium() -> Detent { Detent(.medium) }
    /// All.
    open class func large() -> Detent { Detent(.large) }
    /// A height that a closure finds.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString)) }
  }

  /// The heights that it rests at.
  open var detents: [Detent] = [.large()]
  /// The height that it rests at.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is behind can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a handle.
  open var prefersGrabberVisible = false
  /// The radius of its corners, in points.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes it larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stays at the lower edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as it would like to be.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that it comes out of.
  open var sourceView: UIView?

  /// Makes changes, which take a while.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights again.
  open func invalidateDetents() {}
}

/// What a height is found with.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The surroundings.
  var containerTraitCollection: UITraitCollection { get }
  /// The most it can be, in points.
  var maximumDetentValue: CGFloat { get }
}

/// What is told of a sheet.
@MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// It rests at another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Decides how something beside another thing is shown.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// Where its arrow may point.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The view that it points at.
  open var sourceView: UIView?
  /// The place in that view.
  open var sourceRect = CGRect.null
  /// The button that it points at.
  open var barButtonItem: UIBarButtonItem?
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// The views that can be touched meanwhile.
  open var passthroughViews: [UIView]?
  /// Whether it may cover what it points at.
  open var canOverlapSourceViewRect = false
}

/// Where an arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What is asked about something beside another thing.
@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// It is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
