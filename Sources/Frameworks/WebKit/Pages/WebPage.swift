import FoundationNetworking
import Observation
import SwiftUI

/// A page of the web, whether it is seen or not.
///
/// On Linux nothing is loaded: a page only remembers what it was asked for.
@MainActor @Observable public final class WebPage {
  /// The address.
  public private(set) var url: URL?
  /// What the page is called.
  public private(set) var title = ""
  /// How much of the page has been loaded, up to 1.
  public private(set) var estimatedProgress = 0.0
  /// Whether the page is being loaded.
  public private(set) var isLoading = false
  /// Whether nobody could have changed the page on its way.
  public private(set) var hasOnlySecureContent = false
  /// What happened last.
  public private(set) var currentNavigationEvent: NavigationEvent?
  /// The pages before and after.
  public private(set) var backForwardList = BackForwardList()
  /// The colour that the page has for what lies around it.
  public var themeColor: Color? { nil }
  /// What the page is told of whom it is seen by.
  public var customUserAgent: String?
  /// Whether developers may look into the page.
  public var isInspectable = false
  /// How the page is to be shown.
  public var mediaType: CSSMediaType?

  @ObservationIgnored private let decider: (any NavigationDeciding)?

  /// Creates a page.
  public init(configuration: Configuration = Configuration()) { decider = nil }

  /// Creates a page that somebody decides for where it leads.
  public init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) { decider = navigationDecider }

  /// Creates a page that can ask people.
  public init(
    configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
  ) { decider = nil }

  /// Creates a page that can ask people, and that somebody decides for where it leads.
  public init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) { decider = navigationDecider }

  /// What happens to the page, of which there is nothing on Linux.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { Navigations() }
}

extension WebPage {
  /// Loads what lies at an address.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    self.url = url
    return Navigations()
  }

  /// Loads what is asked for.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    url = request.url
    return Navigations()
  }

  /// Loads a text in HTML.
  @discardableResult
  public func load(
    html: String, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    url = baseURL
    return Navigations()
  }

  /// Loads data.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    url = baseURL
    return Navigations()
  }

  /// Goes to a page before or after.
  @discardableResult
  public func load(
    _ item: BackForwardList.Item
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    url = item.url
    return Navigations()
  }

  /// Loads the page again.
  @discardableResult
  public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> { Navigations() }

  /// Loads no more of the page.
  public func stopLoading() {}

  /// Has the page do something, which no page on Linux does.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> Any? { nil }
}

extension WebPage {
  /// What happens to a page.
  public enum NavigationEvent: Hashable, Sendable {
    /// It was asked for.
    case startedProvisionalNavigation
    /// It lies elsewhere.
    case receivedServerRedirect
    /// It begins to come.
    case committed
    /// All of it is there.
    case finished
  }

  /// Why a page was not loaded.
  public enum NavigationError: Error {
    /// It was asked for in vain.
    case failedProvisionalNavigation(any Error)
    /// The page is closed.
    case pageClosed
    /// What draws pages has failed.
    case webContentProcessTerminated
    /// There is no such address.
    case invalidURL
  }

  /// What happens to a page, of which there is nothing on Linux.
  struct Navigations: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = NavigationEvent
    typealias Failure = any Error

    func makeAsyncIterator() -> Navigations { self }
    mutating func next() async throws -> NavigationEvent? { nil }
  }

  /// The pages before and after.
  public struct BackForwardList: Hashable, Sendable {
    /// The page itself.
    public var currentItem: Item? { nil }
    /// Those before, the nearest last.
    public var backList: [Item] { [] }
    /// Those after, the nearest first.
    public var forwardList: [Item] { [] }

    /// A page.
    public struct Item: Hashable, Identifiable, Sendable {
      /// What tells it from others.
      public let id: UUID
      /// What it is called.
      public let title: String?
      /// The address.
      public let url: URL
      /// The address that it was asked for at.
      public let initialURL: URL
    }
  }

  /// What a page is to be shown as.
  public struct CSSMediaType: Hashable, Sendable {
    private let name: String

    /// On a screen.
    public static let screen = CSSMediaType(name: "screen")
    /// On paper.
    public static let print = CSSMediaType(name: "print")
  }
}
