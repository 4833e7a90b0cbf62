import Drawing

extension Color: LeafView {
  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let color = source.rgba(in: environment)
    return color.alpha > 0 ? [.fill(.rect(frame), .color(color), evenOdd: false)] : []
  }

  nonisolated package func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.shape, color: source.rgba(in: environment))
  }
}

extension Color: PrimitiveShapeStyle {
  package func brush(in environment: EnvironmentValues) -> Brush {
    .color(source.rgba(in: environment))
  }
}

extension Color.Resolved: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush { .color(rgba) }
}
