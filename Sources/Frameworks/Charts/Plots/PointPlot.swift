import SwiftUI

/// Points, one for each element.
public struct PointPlot<Content> {
  private let content: Content

  /// Creates points at values.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> { content = Content() }

  /// Creates points at values across, and at a place or in the middle.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> { content = Content() }

  /// Creates points at values upwards, and at a place or in the middle.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> { content = Content() }

  /// Creates points at values across, and at places that lie at a key path.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> { content = Content() }

  /// Creates points at values upwards, and at places that lie at a key path.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> { content = Content() }
}

extension PointPlot: ChartContent where Content: ChartContent {
  /// What stands for the elements.
  public var body: Content { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the content is made of.
  public typealias DataElement = Content.DataElement
}

/// What stands for the elements of a plot.
public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// What the content is made of.
  public typealias DataElement = Data.Element
  /// There is no body: it is made of marks.
  public typealias Body = Never

  nonisolated init() {}
}
