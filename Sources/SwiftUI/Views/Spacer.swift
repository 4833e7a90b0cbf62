import Drawing

/// Empty room that grows along the axis of its stack; outside a stack, along both.
public struct Spacer: Sendable {
  /// The smallest length in points; `nil` takes the system's, 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: LeafView {
  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    let smallest = minLength ?? SpacingSide.ordinaryDistance
    var size = CGSize(
      width: max(proposal.width ?? 0, smallest), height: max(proposal.height ?? 0, smallest))
    if let axis = environment.stackAxis { size[axis.other] = 0 }
    return size
  }

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] { [] }

  nonisolated package func spacing(_ environment: EnvironmentValues) -> LeafSpacing {
    .zero(along: environment.stackAxis)
  }

  nonisolated package var layoutPriority: Double { -.infinity }
}
