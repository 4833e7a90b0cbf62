/// Screens in columns.
@MainActor open class UISplitViewController: UIViewController {
  /// How many columns there may be.
  public enum Style: Int, Sendable {
    /// Not said.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary
    /// That between.
    case supplementary
    /// The last.
    case secondary
    /// The one there is where there is little room.
    case compact
    /// That beside the last.
    case inspector
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// As the system finds best.
    case automatic
    /// The last.
    case secondaryOnly
    /// Two, beside each other.
    case oneBesideSecondary
    /// Two, one over the other.
    case oneOverSecondary
    /// Three, beside each other.
    case twoBesideSecondary
    /// Three, two over the last.
    case twoOverSecondary
    /// Three, of which the last makes room.
    case twoDisplaceSecondary
  }

  /// How columns make room for each other.
  public enum SplitBehavior: Int, Sendable {
    /// As the system finds best.
    case automatic
    /// They share it.
    case tile
    /// One lies over the other.
    case overlay
    /// One pushes the other away.
    case displace
  }

  /// What is told of it.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How many columns there may be.
  public let style: Style
  /// The screens.
  open var viewControllers: [UIViewController] = []
  /// Which columns are seen.
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// Which columns shall be seen.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How columns shall make room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether only one column is seen.
  open var isCollapsed: Bool { true }
  /// Whether a gesture shows the first column.
  open var presentsWithGesture = true
  /// Whether there is a button that hides columns.
  open var showsSecondaryOnlyButton = false
  /// The width that the first column shall have, in points.
  open var preferredPrimaryColumnWidth: CGFloat = 320
  /// The width that the first column shall have, in parts.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The largest width of the first column, in points.
  open var maximumPrimaryColumnWidth: CGFloat = 320

  private var columns: [Column: UIViewController] = [:]

  /// Creates columns.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates columns from a file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates columns from some in an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Puts a screen into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
  /// The screen of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column.
  open func show(_ column: Column) {}
  /// Hides a column.
  open func hide(_ column: Column) {}
}

/// What is told of columns.
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Other columns are about to be seen.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The column on top where there is little room.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
