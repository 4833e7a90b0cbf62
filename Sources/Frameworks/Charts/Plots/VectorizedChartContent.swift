import SwiftUI

/// Chart content made of many elements at once.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What the content is made of.
  associatedtype DataElement
}

extension VectorizedChartContent {
  /// The content in styles that lie at a key path.
  nonisolated public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content in styles that tell values apart.
  nonisolated public func foregroundStyle(
    by projection: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content, as opaque as a key path says.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with lines of styles that lie at a key path.
  nonisolated public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with lines of styles that tell values apart.
  nonisolated public func lineStyle(
    by projection: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content beside others that share its place, by a value that tells them apart.
  nonisolated public func position(
    by projection: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with symbols that tell values apart.
  nonisolated public func symbol(
    by projection: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with symbols whose areas lie at a key path.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with symbols whose sizes lie at a key path.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> { self }

  /// The content with symbols whose size stands for a value.
  nonisolated public func symbolSize(
    by projection: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> { self }
}
