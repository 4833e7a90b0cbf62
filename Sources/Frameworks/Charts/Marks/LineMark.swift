import SwiftUI

/// A point of a line.
public struct LineMark: ChartContent {
  /// There is no body: it is a mark.
  public typealias Body = Never

  /// Creates a point of the only line, or of one that a style tells apart.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {}

  /// Creates a point of one of several lines.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}
