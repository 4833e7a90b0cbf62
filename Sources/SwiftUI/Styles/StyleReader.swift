/// What the style that the environment names makes of a control.
///
/// A control inside, as a style of an author may use it, is one without a style again.
struct StyleReader<Style> {
  let style: WritableKeyPath<EnvironmentValues, Style>
  let plain: Style
  let make: @MainActor (Style) -> AnyView

  init(
    _ style: WritableKeyPath<EnvironmentValues, Style>, inside plain: Style,
    make: @escaping @MainActor (Style) -> AnyView
  ) {
    self.style = style
    self.plain = plain
    self.make = make
  }
}

extension StyleReader: PrimitiveView {
  func update(_ node: Node) {
    var environment = node.environment
    let style = environment[keyPath: style]
    environment[keyPath: self.style] = plain
    node.child(.content).update(make(style), in: environment)
  }
}
