import UIKit

/// How a view of pages is set up.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// What is added to pages.
  open var userContentController = WKUserContentController()
  /// What pages keep on the device.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// How pages are shown.
  open var preferences = WKPreferences()
  /// What views do together.
  open var processPool = WKProcessPool()
  /// How pages are loaded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages are told of the app.
  open var applicationNameForUserAgent: String?
  /// Whether film is played in the page.
  open var allowsInlineMediaPlayback = false
  /// What people have to tap for to be played.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// Whether film may go on in a corner of the screen.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether film may be played on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// What becomes a link.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether nothing is shown until all is loaded.
  open var suppressesIncrementalRendering = false
  /// Whether only pages of the app's own domains are loaded.
  open var limitsNavigationsToAppBoundDomains = false

  /// Creates a configuration.
  public override init() {}
}

/// How pages are shown.
@MainActor open class WKPreferences: NSObject {
  /// The least size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether pages may open others by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether people are warned of pages that lie.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be selected and the like.
  open var isTextInteractionEnabled = true
  /// Whether a part of a page can take the whole screen.
  open var isElementFullscreenEnabled = false

  /// Creates preferences.
  public override nonisolated init() {}
}

/// What views of pages do together.
@MainActor open class WKProcessPool: NSObject {
  /// Creates a pool.
  public override nonisolated init() {}
}

/// How a page is loaded.
@MainActor open class WKWebpagePreferences: NSObject {
  /// For which devices.
  open var preferredContentMode = ContentMode.recommended
  /// Whether pages may do things.
  open var allowsContentJavaScript = true

  /// Creates preferences.
  public override nonisolated init() {}

  /// For which devices a page is loaded.
  public enum ContentMode: Int, Sendable {
    /// For this one.
    case recommended = 0
    /// For phones.
    case mobile = 1
    /// For desks.
    case desktop = 2
  }
}

/// Sound and film.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Film.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
