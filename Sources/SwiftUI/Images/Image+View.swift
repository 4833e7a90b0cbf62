import Drawing

extension Image: LeafView {
  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    let own = intrinsicSize(environment)
    return resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
  }

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let brush = environment.foregroundBrush()
    let side = min(frame.width, frame.height) * 0.8
    let box = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let shape = Outline.roundedRect(box, radii: CornerRadii(side / 5), continuous: true)
    return brush.stroke(shape, Stroke(width: max(1, side / 12)), bounds: box)
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
    case .symbol(let name): node.host.report("symbol \(name): a box stands for it")
    case .named(let name): node.host.report("image \(name): a box stands for it")
    }
  }

  /// The size beside text.
  ///
  /// Symbols measured on iOS 17 at 17 points lie around 18.7 by 18 points; they grow with the font.
  private nonisolated func intrinsicSize(_ environment: EnvironmentValues) -> CGSize {
    let points = (environment.font ?? .body).face(in: environment).size
    let factor =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1.0
      case .large: 1.28
      }
    let pixel = environment.pixelLength
    return CGSize(
      width: roundedUp(points * factor * 18.5 / 17, to: pixel),
      height: roundedUp(points * factor * 18 / 17, to: pixel))
  }

  /// What stands for the image in a line of text.
  var textStandIn: String { "\u{25A2}" }
}
