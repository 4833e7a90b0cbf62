import FoundationNetworking
import UIKit

/// The loading of a page.
@MainActor open class WKNavigation: NSObject {
  nonisolated override init() {}
}

/// A page leads elsewhere.
@MainActor open class WKNavigationAction: NSObject {
  /// What is asked for.
  open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
  /// What people did.
  open var navigationType: WKNavigationType { .other }
  /// The part that leads elsewhere.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The part that is to be replaced, or none for a new page.
  open var targetFrame: WKFrameInfo? { nil }
  /// Whether it is to be kept as a file.
  open var shouldPerformDownload: Bool { false }
}

/// What a page leads to has answered.
@MainActor open class WKNavigationResponse: NSObject {
  /// What was answered.
  open var response: URLResponse {
    URLResponse(
      url: URL(filePath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  /// Whether it is for the page itself.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { true }
}

/// A part of a page that is loaded from elsewhere.
@MainActor open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// What was asked for.
  open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
}

/// The pages before and after.
@MainActor open class WKBackForwardList: NSObject {
  /// The page itself.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// Those before, the nearest last.
  open var backList: [WKBackForwardListItem] { [] }
  /// Those after, the nearest first.
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page before or after.
@MainActor open class WKBackForwardListItem: NSObject {
  /// The address.
  open var url: URL { URL(filePath: "/") }
  /// What it is called.
  open var title: String? { nil }
  /// The address that it was asked for at.
  open var initialURL: URL { url }
}

/// What is added to the window that a page wants.
@MainActor open class WKWindowFeatures: NSObject {}
