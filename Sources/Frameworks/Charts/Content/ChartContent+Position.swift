import SwiftUI

extension ChartContent {
  /// The content, moved.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent { self }

  /// The content, moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

  /// The content with its vertical ends moved apart.
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { self }

  /// The content with its horizontal ends moved apart.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }

  /// The content with all of its ends moved apart.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { self }

  /// The content beside others that share its place, by a value that tells them apart.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }

  /// The content in front of, or behind, other content.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }
}
