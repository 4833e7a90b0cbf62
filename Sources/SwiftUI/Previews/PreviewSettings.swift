/// What modifiers and traits say about a preview.
package struct PreviewSettings {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var orientation: InterfaceOrientation?

  package init() {}
}

extension View {
  /// Names the view where it is listed as a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewSettingView(content: self) { $0.name = value }
  }

  /// Chooses the device that the view, as a preview, is shown on.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewSettingView(content: self) { $0.device = value?.rawValue }
  }

  /// Chooses the canvas that the view, as a preview, is drawn on.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewSettingView(content: self) { $0.layout = value }
  }

  /// Chooses how the device that shows the view, as a preview, is held.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    PreviewSettingView(content: self) { $0.orientation = value }
  }
}

/// A view as it is, and something that holds for it as a preview.
struct PreviewSettingView<Content: View> {
  let content: Content
  let change: @Sendable (inout PreviewSettings) -> Void

  nonisolated init(content: Content, change: @escaping @Sendable (inout PreviewSettings) -> Void) {
    self.content = content
    self.change = change
  }
}

extension PreviewSettingView: PrimitiveView {
  func update(_ node: Node) {
    node.child(.content).update(content, in: node.environment)
  }
}
