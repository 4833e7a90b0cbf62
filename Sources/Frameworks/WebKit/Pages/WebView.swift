import SwiftUI

/// A view of a page of the web.
///
/// A drawing leaves its place white, and says so.
public struct WebView: View {
  /// Creates a view of a page.
  public init(_ page: WebPage) {}

  /// Creates a view of what lies at an address.
  public init(url: URL?) {}

  /// The room that the view takes.
  public var body: some View {
    Color.white.notDrawn("WebView")
  }

  /// What people pressed long.
  public struct ActivatedElementInfo: Hashable, Sendable {
    /// Where it leads.
    public let linkURL: URL?
  }
}
