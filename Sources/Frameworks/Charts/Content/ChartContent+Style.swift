import SwiftUI

// A chart is not drawn, so what is said of the look of its content is checked and goes no further.

extension ChartContent {
  /// The content in a colour, a gradient or another style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }

  /// The content in a style that tells values apart.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { self }

  /// The content, more or less transparent.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { self }

  /// The content out of focus.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

  /// The content with round corners.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { self }

  /// The content with lines of a style.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }

  /// The content with lines of a style that tells values apart.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { self }

  /// The content with a shadow.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }

  /// The content with lines that go from point to point in a given way.
  nonisolated public func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent { self }

  /// The content with styles that stretch over the whole plot, not over each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent { self }
}
