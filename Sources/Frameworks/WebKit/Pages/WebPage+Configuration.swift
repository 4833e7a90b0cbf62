import FoundationNetworking
import SwiftUI

extension WebPage {
  /// What a page may do.
  @MainActor public struct Configuration {
    /// What pages keep on the device.
    public var websiteDataStore = WKWebsiteDataStore.default()
    /// What is added to pages.
    public var userContentController = WKUserContentController()
    /// How pages are loaded.
    public var defaultNavigationPreferences = NavigationPreferences()
    /// Who loads what lies at addresses of some schemes.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    /// What pages are told of the app.
    public var applicationNameForUserAgent: String?
    /// Whether only pages of the app's own domains are loaded.
    public var limitsNavigationsToAppBoundDomains = false
    /// Whether pages are loaded safely where that is known to work.
    public var upgradeKnownHostsToHTTPS = true
    /// Whether nothing is shown until all is loaded.
    public var suppressesIncrementalRendering = false
    /// Whether film may be played on other devices.
    public var allowsAirPlayForMediaPlayback = true
    /// Whether images and styles are loaded, too.
    public var loadsSubresources = true
    /// Whether people may write on glass in a page.
    public var supportsAdaptiveImageGlyph = false
    /// Whether telephone numbers and addresses become links.
    public var dataDetectorTypes: WKDataDetectorTypes = []

    /// Creates a configuration.
    public init() {}
  }

  /// How a page is loaded.
  public struct NavigationPreferences: Sendable {
    /// For which devices.
    public var preferredContentMode = ContentMode.recommended
    /// Whether it may do things.
    public var allowsContentJavaScript = true
    /// Whether it may be loaded only safely.
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    /// Whether some things that pages may do are left out.
    public var isLockdownModeEnabled = false

    /// Creates preferences.
    public init() {}

    /// For which devices a page is loaded.
    public enum ContentMode: Sendable {
      /// For this one.
      case recommended
      /// For phones.
      case mobile
      /// For desks.
      case desktop
    }

    /// Whether a page may be loaded only safely.
    public enum UpgradeToHTTPSPolicy: Sendable {
      /// As it is asked for.
      case keepAsRequested
      /// Safely if possible.
      case automaticFallbackToHTTP
      /// Safely, or people are asked.
      case userMediatedFallbackToHTTP
      /// Safely or not at all.
      case errorOnFailure
    }
  }

  /// A part of a page that is loaded from elsewhere.
  public struct FrameInfo: Sendable {
    /// Whether it is the page itself.
    public let isMainFrame: Bool
    /// What was asked for.
    public let request: URLRequest
  }

  /// A page leads elsewhere.
  public struct NavigationAction: Sendable {
    /// The part that does.
    public let source: FrameInfo
    /// The part that is to be replaced, or none for a new page.
    public let target: FrameInfo?
    /// What people did.
    public let navigationType: WKNavigationType
    /// What is asked for.
    public let request: URLRequest
    /// Whether it is to be kept as a file.
    public let shouldPerformDownload: Bool
    /// Which keys were held.
    public let modifierFlags: EventModifiers
  }

  /// What a page leads to has answered.
  public struct NavigationResponse: Sendable {
    /// Whether it is for the page itself.
    public let isForMainFrame: Bool
    /// What was answered.
    public let response: URLResponse
    /// Whether it can be shown.
    public let canShowMimeType: Bool
  }

  /// Who decides where a page leads.
  @MainActor public protocol NavigationDeciding {
    /// Whether to ask for what a page leads to.
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy

    /// Whether to show what has answered.
    mutating func decidePolicy(
      for response: NavigationResponse
    ) async -> WKNavigationResponsePolicy

    /// What to say to whoever asks for a name and a password.
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }

  /// Who asks people what a page wants to know.
  @MainActor public protocol DialogPresenting {
    /// Tells people something.
    func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async

    /// Asks people whether they agree.
    func handleJavaScriptConfirm(
      message: String, initiatedBy frame: FrameInfo
    ) async -> JavaScriptConfirmResult

    /// Asks people for a text.
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: FrameInfo
    ) async -> JavaScriptPromptResult
  }

  /// Whether people agree.
  public enum JavaScriptConfirmResult: Hashable, Sendable {
    /// They do.
    case ok
    /// They do not.
    case cancel
  }

  /// The text that people gave.
  public enum JavaScriptPromptResult: Hashable, Sendable {
    /// They gave one.
    case ok(String)
    /// They did not.
    case cancel
  }
}

extension WebPage.NavigationDeciding {
  /// It is asked for.
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }

  /// It is shown.
  public func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }

  /// The system says what it would.
  public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }
}

extension WebPage.DialogPresenting {
  /// Nobody is told.
  public func handleJavaScriptAlert(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async {}

  /// Nobody agrees.
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }

  /// Nobody gives a text.
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }
}
