import SwiftUI

extension WebView {
  /// Whether people can go back and forth by a swipe.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    private let name: String

    /// As the system has it.
    public static var automatic: BackForwardNavigationGesturesBehavior { Self(name: "automatic") }
    /// It is so.
    public static var enabled: BackForwardNavigationGesturesBehavior { Self(name: "enabled") }
    /// It is not.
    public static var disabled: BackForwardNavigationGesturesBehavior { Self(name: "disabled") }
  }

  /// Whether people can magnify a page.
  public struct MagnificationGesturesBehavior: Sendable {
    private let name: String

    /// As the system has it.
    public static var automatic: MagnificationGesturesBehavior { Self(name: "automatic") }
    /// It is so.
    public static var enabled: MagnificationGesturesBehavior { Self(name: "enabled") }
    /// It is not.
    public static var disabled: MagnificationGesturesBehavior { Self(name: "disabled") }
  }

  /// Whether people see where a link leads by pressing it.
  public struct LinkPreviewBehavior: Sendable {
    private let name: String

    /// As the system has it.
    public static var automatic: LinkPreviewBehavior { Self(name: "automatic") }
    /// It is so.
    public static var enabled: LinkPreviewBehavior { Self(name: "enabled") }
    /// It is not.
    public static var disabled: LinkPreviewBehavior { Self(name: "disabled") }
  }

  /// Whether a part of a page can take the whole screen.
  public struct ElementFullscreenBehavior: Sendable {
    private let name: String

    /// As the system has it.
    public static var automatic: ElementFullscreenBehavior { Self(name: "automatic") }
    /// It is so.
    public static var enabled: ElementFullscreenBehavior { Self(name: "enabled") }
    /// It is not.
    public static var disabled: ElementFullscreenBehavior { Self(name: "disabled") }
  }
}

// A page is not drawn, so what is said of its view is checked and goes no further.
extension View {
  /// Whether people can go back and forth in pages by a swipe.
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Whether people can magnify pages.
  nonisolated public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }

  /// Whether people see where links lead by pressing them.
  nonisolated public func webViewLinkPreviews(
    _ value: WebView.LinkPreviewBehavior
  ) -> some View { self }

  /// Whether parts of pages can take the whole screen.
  nonisolated public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }

  /// Whether pages have a background.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }

  /// Whether people can select text in pages.
  nonisolated public func webViewTextSelection(
    _ selectability: some TextSelectability
  ) -> some View { self }

  /// Binds how far pages are scrolled.
  nonisolated public func webViewScrollPosition(
    _ position: Binding<ScrollPosition>
  ) -> some View { self }

  /// Says what pages are scrolled by.
  nonisolated public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }

  /// Does something when pages are scrolled, which a drawing does not.
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
}
