/// Looks after a screen's worth of views.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIAppearanceContainer,
  UIContentContainer, @MainActor NSCoding
{
  /// Creates a controller from a file's name, or from its code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from one in an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller whose views are made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Puts the controller into an archive.
  nonisolated open func encode(with coder: NSCoder) {}
  /// Says that the controller was made from a file.
  open func awakeFromNib() {}

  /// The file that its views are made from.
  public let nibName: String?
  /// Where that file is.
  public let nibBundle: Bundle?
  /// The storyboard that it was made from.
  open var storyboard: UIStoryboard? { nil }

  // MARK: Its view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, made when it is asked for first.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }
  /// Its view, if it was made.
  open private(set) var viewIfLoaded: UIView?
  /// Whether its view was made.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes its view.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Makes its view, if it was not made.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// Says that its view was made.
  open func viewDidLoad() {}
  /// Says that its view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Says that its view is being put among the others.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Says that its view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Says that its view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Says that its view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Says that its view is about to lay out.
  open func viewWillLayoutSubviews() {}
  /// Says that its view has laid out.
  open func viewDidLayoutSubviews() {}
  /// Makes the constraints of its view.
  open func updateViewConstraints() {}
  /// Says that bars cover its view differently.
  open func viewSafeAreaInsetsDidChange() {}
  /// Says that the margins of its view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Says that there is little memory left.
  open func didReceiveMemoryWarning() {}
  /// Whether it is about to be seen for the first time.
  open var isBeingPresented: Bool { false }
  /// Whether it is about to go.
  open var isBeingDismissed: Bool { false }
  /// Whether it is about to be put among others.
  open var isMovingToParent: Bool { false }
  /// Whether it is about to be taken from others.
  open var isMovingFromParent: Bool { false }

  // MARK: What it says about itself

  /// What it is called.
  open var title: String?
  /// What the bar above shows while it is in front.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the bar of tabs shows for it.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What the bar below shows while it is in front.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the bar below goes while it is in front.
  open var hidesBottomBarWhenPushed = false
  /// The size it would like to have.
  open var preferredContentSize = CGSize.zero
  /// Edges that it reaches below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it reaches below bars that are opaque.
  open var extendedLayoutIncludesOpaqueBars = false
  /// How much bars cover beside those that the system knows of.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether its surroundings are light or dark, whatever those around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Surroundings that it has whatever those around it.
  open var traitOverrides = UITraitOverrides()
  /// Which ways up it may be.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Which way up it would like to be shown.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Asks for these again.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// How the bar with the time looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar with the time is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the bar with the time comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Asks for these again.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Who says how the bar with the time looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who says whether the bar with the time is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the bar at the lower edge goes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks for this again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Who says whether the bar at the lower edge goes.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Edges where its own gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Asks for these again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Who says where its own gestures come first.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Others around it and in it

  /// The controller around it.
  open private(set) weak var parent: UIViewController?
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// Puts another into it.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }
  /// Takes it out of the one around it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// Says that the controller around it is about to be another.
  open func willMove(toParent parent: UIViewController?) {}
  /// Says that the controller around it is another.
  open func didMove(toParent parent: UIViewController?) {}
  /// Says that a view in it is about to be seen.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Says that a view in it is seen.
  open func endAppearanceTransition() {}
  /// Puts one of those in it in another's place.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// The stack that it is on.
  open var navigationController: UINavigationController? { ancestor() }
  /// The tabs that it is among.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The columns that it is among.
  open var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Kind: UIViewController>() -> Kind? {
    parent as? Kind ?? parent?.ancestor()
  }

  // MARK: Showing others

  /// What it shows in front of itself.
  open private(set) var presentedViewController: UIViewController?
  /// What shows it in front of itself.
  open private(set) weak var presentingViewController: UIViewController?
  /// How it is shown.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot take it away.
  open var isModalInPresentation = false
  /// Whether it may be where another is.
  open var definesPresentationContext = false
  /// Whether it decides how the bar with the time looks.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Who is asked how it comes and goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What decides how it is shown.
  open private(set) lazy var presentationController: UIPresentationController? =
    modalPresentationStyle == .popover
    ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    : UISheetPresentationController(presentedViewController: self, presenting: nil)
  /// What decides how it is shown as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// What decides how it is shown beside something.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// What comes and goes with it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Shows another in front.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Takes away what is in front, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController != nil else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  /// Shows another where it fits.
  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
  /// Shows another in the place for details.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
  /// Follows a line of the storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Says that a line of the storyboard is about to be followed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a line of the storyboard may be followed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether it may be edited.
  open var isEditing = false
  /// Says whether it may be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that switches editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit, target: nil, action: nil)
  /// The view whose scrolling bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// The view whose scrolling bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// Reads what an extension is to do.
  open var extensionContext: NSExtensionContext? { nil }

  // MARK: Surroundings

  /// Its surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// Says that the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Says that the surroundings are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Says that its size is about to change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Says that one in it would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of one in it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Says that one in it has another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Calls a closure when some of the surroundings change.
  @discardableResult
  public func registerForTraitChanges<T: UIViewController>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
}

/// What has a size and surroundings that change.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like to have.
  var preferredContentSize: CGSize { get }
  /// Says that one in it would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Says that one in it has another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size of one in it.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Says that its size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Says that the surroundings are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

/// How a screen is shown in front of another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen.
  case fullScreen
  /// As a page.
  case pageSheet
  /// As a form.
  case formSheet
  /// Where the other is.
  case currentContext
  /// As its code says.
  case custom
  /// Over the whole screen; what is below stays.
  case overFullScreen
  /// Where the other is; what is below stays.
  case overCurrentContext
  /// Beside something.
  case popover
  /// Not at all.
  case none = -1
  /// As the system finds best.
  case automatic = -2
}

/// How a screen comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// Turning.
  case flipHorizontal
  /// Fading.
  case crossDissolve
  /// Curling.
  case partialCurl
}
