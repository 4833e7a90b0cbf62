import Drawing

/// A thin line between views: one pixel along the axis of its stack, as long as there is room.
public struct Divider: Sendable {
  /// Creates a line.
  nonisolated public init() {}
}

extension Divider: LeafView {
  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    let axis = environment.stackAxis ?? .vertical
    return CGSize(environment.pixelLength, along: axis, proposal[axis.other] ?? 10)
  }

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    SeparatorShapeStyle().brush(in: environment).fill(.rect(frame), bounds: frame)
  }

  nonisolated package func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.shape, color: SeparatorShapeStyle().brush(in: environment).color)
  }
}
