/// What a style makes of a configuration.
///
/// Styles may have dynamic properties of their own, so they are installed like views.
struct StyledView<Style, Content: View> {
  let style: Style
  let make: @MainActor (Style) -> Content
}

extension StyledView: PrimitiveView {
  package func update(_ node: Node) {
    var style = style
    node.installProperties(of: &style)
    let content = node.host.observing { make(style) }
    node.child(.body).update(content, in: node.environment)
  }
}
