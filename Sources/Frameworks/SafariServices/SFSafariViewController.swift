import UIKit

/// A screen that shows pages of the web as Safari does.
@MainActor open class SFSafariViewController: UIViewController {
  /// What people can do, and whether pages are shown as text.
  public let configuration: Configuration
  /// Who is told.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour behind the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of what can be touched in the bars.
  open var preferredControlTintColor: UIColor?
  /// What the button is called that closes the screen.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a screen of what lies at an address.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a screen of what lies at an address that is set up in a way.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no screen: it has to know an address.
  public required init?(coder: NSCoder) { nil }

  /// What people can do, and whether pages are shown as text.
  open class Configuration: NSObject {
    /// Whether pages are shown as text where that can be.
    open var entersReaderIfAvailable = false
    /// Whether bars become small when people scroll.
    open var barCollapsingEnabled = true

    /// Creates a configuration.
    public override init() {}
  }

  /// What the button is called that closes the screen.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }
}

/// Who is told of a screen that shows pages.
@MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// People have closed the screen.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page is there, or is not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The first page lies elsewhere.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// People go on in Safari.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
