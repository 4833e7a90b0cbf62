import SwiftUI

/// A point, drawn as a symbol.
public struct PointMark: ChartContent {
  /// There is no body, in the plane or in space: it is a mark.
  public var body: Never { preconditionFailure("a mark has no body") }

  /// Creates a point at two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {}

  /// Creates a point at a value across, and at a place or in the middle.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {}

  /// Creates a point at a value upwards, and at a place or in the middle.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {}
}

extension PointMark: Chart3DContent {
  /// Creates a point in space.
  nonisolated public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    z: PlottableValue<some Plottable>
  ) {}
}
