import SwiftUI

/// A slice of a pie, or of a ring.
public struct SectorMark: ChartContent {
  /// There is no body: it is a mark.
  public typealias Body = Never

  /// Creates a slice as large as a value.
  nonisolated public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}
