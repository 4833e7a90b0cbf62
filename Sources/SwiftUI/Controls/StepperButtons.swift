import Drawing

/// The two buttons of a stepper, minus first.
struct StepperButtons: Sendable {
  let canDecrement: Bool
  let canIncrement: Bool
}

extension StepperButtons: LeafView {
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize { environment.metrics.stepper.size }

  nonisolated func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let metrics = environment.metrics.stepper
    let divider = CGRect(
      x: frame.midX - 0.5, y: frame.midY - metrics.dividerHeight / 2, width: 1,
      height: metrics.dividerHeight)
    let back = metrics.fill.brush(in: environment)
      .fill(metrics.outline(frame), bounds: frame)
    let line = metrics.divider.brush(in: environment).fill(.rect(divider), bounds: divider)
    return back + line + minus(frame, environment) + plus(frame, environment)
  }

  nonisolated func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.shape, color: environment.metrics.stepper.fill.brush(in: environment).color)
  }

  private nonisolated func minus(
    _ frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let center = CGPoint(x: frame.minX + frame.width / 4, y: frame.midY)
    return stroke(center, upright: false, canDecrement, environment)
  }

  private nonisolated func plus(
    _ frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let center = CGPoint(x: frame.maxX - frame.width / 4, y: frame.midY)
    return stroke(center, upright: false, canIncrement, environment)
      + stroke(center, upright: true, canIncrement, environment)
  }

  /// One line of a sign.
  private nonisolated func stroke(
    _ center: CGPoint, upright: Bool, _ isPossible: Bool, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let metrics = environment.metrics.stepper
    let (length, width) = (metrics.glyph, metrics.glyphWidth)
    let rect = CGRect(
      x: center.x - (upright ? width : length) / 2, y: center.y - (upright ? length : width) / 2,
      width: upright ? width : length, height: upright ? length : width)
    let color = isPossible && environment.isEnabled ? Color.primary : Color(.tertiaryLabel)
    return color.brush(in: environment).fill(.capsule(in: rect), bounds: rect)
  }
}
