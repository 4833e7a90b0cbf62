import SwiftUI

/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// What is known of the tip.
  typealias Configuration = TipViewStyleConfiguration

  /// Makes what is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TipViewStyle {
  func anyBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What is known of a tip that is shown.
public struct TipViewStyleConfiguration: Sendable {
  /// The tip.
  public let tip: any Tip

  /// What it is about.
  @MainActor public var title: Text? { tip.title }
  /// What it says.
  @MainActor public var message: Text? { tip.message }
  /// What it shows.
  @MainActor public var image: Image? { tip.image }
  /// What the reader can do at once.
  @MainActor public var actions: [Tips.Action] { tip.actions }
}

/// A card with a title, a message and a picture.
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated init() {}

  /// The card.
  public func makeBody(configuration: Configuration) -> some View {
    TipCard(configuration: configuration).notDrawn("miniTip")
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// A card with a title, a message and a picture.
  nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension EnvironmentValues {
  var tipViewStyle: (any TipViewStyle)? {
    get { self[TipViewStyleKey.self].style }
    set { self[TipViewStyleKey.self] = TipViewStyleKey.Value(style: newValue) }
  }
}

private enum TipViewStyleKey: EnvironmentKey {
  /// The main actor alone reads it.
  struct Value: @unchecked Sendable { var style: (any TipViewStyle)? }

  static let defaultValue = Value()
}
