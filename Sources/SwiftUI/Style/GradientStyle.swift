import Drawing

/// A style that is a view as well: it fills what it is offered.
protocol GradientStyle: PrimitiveShapeStyle, LeafView {}

extension GradientStyle {
  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    brush(in: environment).fill(.rect(frame), bounds: frame)
  }

  nonisolated package func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.shape, color: brush(in: environment).color)
  }
}
