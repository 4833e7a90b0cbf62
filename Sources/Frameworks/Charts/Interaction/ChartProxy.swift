import SwiftUI

/// What a chart tells of where its values are.
///
/// A chart is not drawn, so nothing is to be found in it.
public struct ChartProxy {
  /// The size of the area of the marks.
  public var plotSize: CGSize { .zero }
  /// The size of the area of the marks.
  public var plotAreaSize: CGSize { .zero }
  /// Where the area of the marks is.
  public let plotAreaFrame: Anchor<CGRect>
  /// Where the area of the marks is.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  /// Where the part of that area is that can be seen.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }
}

// Places of values.
extension ChartProxy {
  /// Where a value is across.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }

  /// Where a value is downwards.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }

  /// Where two values meet.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }

  /// The width of a category.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }

  /// The height of a category.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }

  /// The rectangle of two categories.
  public func positionRange<X: Plottable, Y: Plottable>(
    for position: (x: X, y: Y)
  ) -> CGRect? { nil }
}

// Values of places.
extension ChartProxy {
  /// The value at a place across.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }

  /// The value at a place downwards.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }

  /// The values that meet at a point.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }

  /// The value at an angle.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }

  /// The angle of a point, seen from the middle.
  public func angle(at position: CGPoint) -> Angle { .zero }
}

// What values look like.
extension ChartProxy {
  /// The style that stands for a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }

  /// The style of lines that stands for a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { nil }

  /// The symbol that stands for a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { nil }

  /// The size of the symbol that stands for a value.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { nil }
}

// Which values there are.
extension ChartProxy {
  /// The values that are shown across.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// The values that are shown upwards.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// The values that styles stand for.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// The values that styles of lines stand for.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// The values that symbols stand for.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }

  /// The values that sizes of symbols stand for.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }
}

// Selecting values.
extension ChartProxy {
  /// Selects the value at a place across.
  public func selectXValue(at position: CGFloat) {}

  /// Selects the value at a place downwards.
  public func selectYValue(at position: CGFloat) {}

  /// Selects the values between two places across.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}

  /// Selects the values between two places downwards.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}

  /// Selects the value at an angle.
  public func selectAngleValue(at angle: Angle) {}
}
