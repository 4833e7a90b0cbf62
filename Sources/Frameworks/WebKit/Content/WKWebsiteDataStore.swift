import Foundation

/// What pages keep on a device.
@MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)

  /// Whether it outlives the app.
  public let isPersistent: Bool

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// What all pages keep together.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// What is forgotten with the page.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of things that pages keep.
  open class func allWebsiteDataTypes() -> Set<String> { [] }

  /// Forgets some kinds of things.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// Forgets some kinds of things.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// What is added to pages, and what they tell an app.
@MainActor open class WKUserContentController: NSObject {
  /// What is added.
  open private(set) var userScripts: [WKUserScript] = []

  /// Creates a controller that adds nothing.
  public override nonisolated init() {}

  /// Adds something.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Adds nothing any more.
  open func removeAllUserScripts() { userScripts = [] }
  /// Lets pages tell somebody something.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Lets pages tell somebody something no longer.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Lets pages tell nobody anything any more.
  open func removeAllScriptMessageHandlers() {}
}

/// What is added to pages.
@MainActor open class WKUserScript: NSObject {
  /// What it does.
  public let source: String
  /// When.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether only to the page itself.
  public let isForMainFrameOnly: Bool

  /// Creates what is added.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// When something is added to a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before all of it is there.
  case atDocumentStart = 0
  /// When all of it is there.
  case atDocumentEnd = 1
}

/// Who is told something by pages.
@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A page tells something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page tells.
@MainActor open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { NSNull() }
  /// Whom it is for.
  open var name: String { "" }
}

/// A world that what is done in a page sees.
@MainActor open class WKContentWorld: NSObject {
  private static let worlds = (page: WKContentWorld(), client: WKContentWorld())

  /// That of the page.
  open class var page: WKContentWorld { worlds.page }
  /// That of the app.
  open class var defaultClient: WKContentWorld { worlds.client }
  /// Another one.
  open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

/// What becomes a link in a page.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All of these.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
