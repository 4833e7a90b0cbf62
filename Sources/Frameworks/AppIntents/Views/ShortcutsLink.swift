import SwiftUI

/// A link to what can be asked for; not drawn.
public struct ShortcutsLink: View {
  /// Creates a link.
  nonisolated public init() {}

  /// Creates a link that calls an action.
  nonisolated public init(action: @escaping () -> Void) {}

  /// Nothing that resembles it.
  public var body: some View { EmptyView().notDrawn("ShortcutsLink") }
}

/// A sentence by which an intent can be asked for; not drawn.
public struct SiriTipView: View {
  /// Creates a sentence.
  nonisolated public init<Intent: AppIntent>(
    intent: Intent, isVisible: Binding<Bool>? = nil
  ) {}

  /// Nothing that resembles it.
  public var body: some View { EmptyView().notDrawn("SiriTipView") }
}

/// How sentences look.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String

  /// As the system looks.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Black.
  public static let black = SiriTipViewStyle(name: "black")
  /// Dark.
  public static let dark = SiriTipViewStyle(name: "dark")
  /// Light.
  public static let light = SiriTipViewStyle(name: "light")
  /// White.
  public static let white = SiriTipViewStyle(name: "white")
}

/// How links look.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String

  /// As the system looks.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// As the system looks, with an outline.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// Black.
  public static let black = ShortcutsLinkStyle(name: "black")
  /// Black with an outline.
  public static let blackOutline = ShortcutsLinkStyle(name: "blackOutline")
  /// Dark.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// Dark with an outline.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
  /// Light.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// Light with an outline.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  /// White.
  public static let white = ShortcutsLinkStyle(name: "white")
  /// White with an outline.
  public static let whiteOutline = ShortcutsLinkStyle(name: "whiteOutline")
}

extension View {
  /// Says how sentences by which intents are asked for look.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Says how links to what can be asked for look.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
