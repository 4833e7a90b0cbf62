import SwiftUI

/// What the values of a scale become: colours, sizes, places.
public protocol ScaleRange {
  /// What a value becomes.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  /// What a value becomes.
  public typealias VisualValue = Element
}

extension ArraySlice: ScaleRange {
  /// What a value becomes.
  public typealias VisualValue = Element
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  /// What a value becomes.
  public typealias VisualValue = Bound
}

extension Gradient: ScaleRange {
  /// What a value becomes.
  public typealias VisualValue = Color
}

extension AnyGradient: ScaleRange {
  /// What a value becomes.
  public typealias VisualValue = Color
}

/// The places that the values of a scale are shown at.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension Array: PositionScaleRange where Element == CGFloat {}
extension ArraySlice: PositionScaleRange where Element == CGFloat {}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The whole width or height of the plot, or nearly.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// What a value becomes.
  public typealias VisualValue = CGFloat

  let startPadding: CGFloat
  let endPadding: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// From one edge of the plot to the other.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// From one edge of the plot to the other, but for some points at both.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// From one edge of the plot to the other, but for some points at each.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
