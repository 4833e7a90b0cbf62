import SwiftUI

extension View {
  /// Points to the view with a tip, if there is one; not drawn.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { notDrawn(".popoverTip") }

  /// Points to the view with a tip from one of some sides, if there is one; not drawn.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { notDrawn(".popoverTip") }

  /// Says how tips inside look.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle & Sendable) -> some View {
    environment(\.tipViewStyle, style)
  }

  /// Puts a style behind tips inside; not drawn.
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View {
    notDrawn(".tipBackground")
  }

  /// Says whether what is behind tips can be touched.
  nonisolated public func tipBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Rounds tips inside; not drawn.
  nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true)
    -> some View
  { notDrawn(".tipCornerRadius") }

  /// Gives pictures of tips inside a size; not drawn.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { notDrawn(".tipImageSize") }

  /// Gives pictures of tips inside a style; not drawn.
  nonisolated public func tipImageStyle(_ style: some ShapeStyle) -> some View {
    notDrawn(".tipImageStyle")
  }

  /// Gives pictures of tips inside two styles; not drawn.
  nonisolated public func tipImageStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { notDrawn(".tipImageStyle") }

  /// Gives pictures of tips inside three styles; not drawn.
  nonisolated public func tipImageStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { notDrawn(".tipImageStyle") }

  /// Lets tips point to the view.
  nonisolated public func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View {
    self
  }
}
