import SwiftUI

/// A straight line along an axis.
public struct RuleMark: ChartContent {
  /// There is no body, in the plane or in space: it is a mark.
  public var body: Never { preconditionFailure("a mark has no body") }

  /// Creates an upright line at a value, through the whole plot or between two places.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {}

  /// Creates an upright line at a value, between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}

  /// Creates an upright line at a place or in the middle, between two values.
  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}

  /// Creates a lying line at a value, through the whole plot or between two places.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {}

  /// Creates a lying line at a value, between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}

  /// Creates a lying line at a place or in the middle, between two values.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {}
}

extension RuleMark: Chart3DContent {
  /// Creates a line in space.
  nonisolated public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    z: PlottableValue<some Plottable>
  ) {}
}
