import Drawing

extension Image: LeafView {
  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    let own = ownSize(in: environment)
    return resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
  }

  nonisolated package func explicitAlignment(
    _ guide: VerticalAlignment, in size: CGSize, _ environment: EnvironmentValues
  ) -> CGFloat? {
    guard resizing == nil, guide == .firstTextBaseline || guide == .lastTextBaseline else {
      return nil
    }
    return symbol(in: environment).baseline(in: size)
  }

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    if case .drawn(let image) = source { return image.items(in: frame, environment) }
    return symbol(in: environment).items(in: frame, environment.foregroundBrush())
  }

  /// A symbol beside a text leaves the distance to the text: measured on iOS 18, where a row of
  /// text and symbol keeps the same distance to the text below as the text alone.
  nonisolated package func spacing(_ environment: EnvironmentValues) -> LeafSpacing {
    if case .symbol = source { .neutral } else { .ordinary }
  }

  nonisolated package func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.image, label: label, color: environment.foregroundBrush().color)
  }

  package func update(_ node: Node) {
    switch source {
    case .symbol(let name):
      SymbolGeometry.remark(about: name).map(node.host.report)
      for mode in modes.notDrawn(in: node.environment) { node.host.report(mode) }
    case .named(let name): node.host.report("image \(name): a box stands for it")
    case .drawn(let image): image.notes(in: node.environment).forEach(node.host.report)
    }
  }

  private nonisolated func symbol(in environment: EnvironmentValues) -> SymbolGeometry {
    switch source {
    case .symbol(let name): SymbolGeometry(name, environment)
    case .named, .drawn: SymbolGeometry("", environment)
    }
  }

  private nonisolated func ownSize(in environment: EnvironmentValues) -> CGSize {
    if case .drawn(let image) = source { image.size } else { symbol(in: environment).size }
  }

  /// What stands for the image in a line of text.
  var textStandIn: String { "\u{25A2}" }
}
