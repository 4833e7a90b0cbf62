/// A file that screens are described in; there are none here.
@MainActor open class UIStoryboard: NSObject {
  /// Finds a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Makes the first screen.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// Makes the screen of a name.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A line from one screen to another in a storyboard.
@MainActor open class UIStoryboardSegue: NSObject {
  /// Its name.
  public let identifier: String?
  /// The screen that it comes from.
  public let source: UIViewController
  /// The screen that it leads to.
  public let destination: UIViewController

  /// Creates a line.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Follows it.
  open func perform() {}
}

/// A file that views are described in; there are none here.
@MainActor open class UINib: NSObject {
  /// Finds a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  /// Makes what is in it.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}

/// What an extension is to do.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// What it is given.
  open var inputItems: [Any] { [] }
  /// Says that it is done.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Says that it went wrong.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}
