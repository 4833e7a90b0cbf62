import FoundationNetworking
import UIKit

/// A view of pages of the web.
///
/// On Linux nothing is loaded: the view only remembers what it was asked for.
@MainActor open class WKWebView: UIView {
  private let setup: WKWebViewConfiguration
  private var address: URL?

  /// Creates a view of no page.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view of no page that is set up in a way.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    setup = configuration
    super.init(frame: frame)
  }

  /// Creates a view that was kept.
  public required init?(coder: NSCoder) {
    setup = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// How the view is set up.
  open var configuration: WKWebViewConfiguration { setup }
  /// Who decides where pages lead.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who asks people what pages want to know.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether people can go back and forth by a swipe.
  open var allowsBackForwardNavigationGestures = false
  /// Whether people see where links lead by pressing them.
  open var allowsLinkPreview = true
  /// What pages are told of whom they are seen by.
  open var customUserAgent: String?
  /// How much larger pages are.
  open var pageZoom: CGFloat = 1
  /// Whether developers may look into pages.
  open var isInspectable = false
  /// The colour behind pages.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// What moves when people scroll.
  public let scrollView = UIScrollView()

  /// The address.
  open var url: URL? { address }
  /// What the page is called.
  open var title: String? { nil }
  /// Whether the page is being loaded.
  open var isLoading: Bool { false }
  /// How much of the page has been loaded, up to 1.
  open var estimatedProgress: Double { 0 }
  /// Whether nobody could have changed the page on its way.
  open var hasOnlySecureContent: Bool { false }
  /// The colour that the page has for what lies around it.
  open var themeColor: UIColor? { nil }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page after.
  open var canGoForward: Bool { false }
  /// The pages before and after.
  open var backForwardList: WKBackForwardList { WKBackForwardList() }

  /// Loads what is asked for.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    address = request.url
    return WKNavigation()
  }

  /// Loads a text in HTML.
  @discardableResult open func loadHTMLString(
    _ string: String, baseURL: URL?
  ) -> WKNavigation? {
    address = baseURL
    return WKNavigation()
  }

  /// Loads a file.
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    address = URL
    return WKNavigation()
  }

  /// Loads data.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    address = baseURL
    return WKNavigation()
  }

  /// Goes to a page before or after.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Goes to the page before.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Goes to the page after.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Loads the page again, and nothing that was kept.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Loads no more of the page.
  open func stopLoading() {}

  /// Has the page do something, which no page on Linux does.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WKError(.unknown)) }

  /// Has the page do something, which no page on Linux does.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.unknown)
  }

  /// Has the page do something with values, which no page on Linux does.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.unknown) }

  /// Takes a picture of the page, which there is none of on Linux.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
}

/// How a picture of a page is taken.
@MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the view.
  open var rect = CGRect.null
  /// How wide the picture is.
  open var snapshotWidth: NSNumber?
  /// Whether to wait for what was changed.
  open var afterScreenUpdates = true

  /// Creates a configuration.
  public override nonisolated init() {}
}

/// Why something about pages failed.
public struct WKError: Error, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The reasons there are.
  public enum Code: Int, Sendable {
    /// It is not known.
    case unknown = 1
    /// What draws pages has failed.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// What the page was to do failed.
    case javaScriptExceptionOccurred = 4
    /// What the page did yields nothing that an app could take.
    case javaScriptResultTypeIsUnsupported = 5
  }
}
