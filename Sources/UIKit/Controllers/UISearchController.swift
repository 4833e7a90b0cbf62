/// Looks for something with a field in the bar above.
@MainActor open class UISearchController: UIViewController {
  /// What is asked for what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told of it.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public let searchBar = UISearchBar()
  /// Shows what is found.
  open private(set) var searchResultsController: UIViewController?
  /// Whether one looks for something.
  open var isActive = false
  /// Whether what is behind is hidden.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar above goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends it comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether what is found is shown.
  open var showsSearchResultsController = false

  /// Creates a controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// What is asked for what is found.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Something else is looked for.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told of looking for something.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// It is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// It has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// It is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// It has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
