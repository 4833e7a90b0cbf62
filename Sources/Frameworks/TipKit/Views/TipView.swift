import SwiftUI

/// A tip as a card among other views.
public struct TipView<Content: Tip> {
  private let tip: Content?
  @Environment(\.tipViewStyle) private var style

  nonisolated fileprivate init(unplaced tip: Content?) { self.tip = tip }

  /// Creates a card of a tip.
  @_disfavoredOverload
  nonisolated public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) { self.init(unplaced: tip) }
}

extension TipView where Content == AnyTip {
  /// Creates a card of a tip, if there is one.
  nonisolated public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) { self.init(unplaced: tip.map { AnyTip($0) }) }

  /// Creates a card of a tip, if there is one, that points to an anchor.
  nonisolated public init<AnchorID: Hashable & Sendable>(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    anchorID: AnchorID, action: @escaping (Tips.Action) -> Void = { _ in }
  ) { self.init(unplaced: tip.map { AnyTip($0) }) }
}

extension TipView: View {
  /// What the style makes of the tip.
  public var body: some View {
    if let tip {
      let configuration = TipViewStyleConfiguration(tip: tip)
      if let style {
        style.anyBody(configuration: configuration)
      } else {
        TipCard(configuration: configuration).notDrawn("TipView")
      }
    }
  }
}

/// A tip beside its picture; its measures are a guess.
struct TipCard: View {
  let configuration: TipViewStyleConfiguration

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      configuration.image?.font(.title).foregroundStyle(.tint)
      VStack(alignment: .leading, spacing: 4) {
        configuration.title.font(.headline)
        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(configuration.actions) { action in
          Divider()
          Button(action: action.handler) { action.label() }
        }
      }
      Spacer(minLength: 0)
    }
    .padding()
    .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 14))
  }
}
