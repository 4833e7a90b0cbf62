import SwiftUI

/// Slices of a pie or a ring, one for each element.
public struct SectorPlot<Content> {
  private let content: Content

  /// Creates slices as large as values.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> { content = Content() }

  /// Creates slices as large as values, apart by what lies at a key path.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> { content = Content() }
}

extension SectorPlot: ChartContent where Content: ChartContent {
  /// What stands for the elements.
  public var body: Content { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the content is made of.
  public typealias DataElement = Content.DataElement
}

/// What stands for the elements of a plot.
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// What the content is made of.
  public typealias DataElement = Data.Element
  /// There is no body: it is made of marks.
  public typealias Body = Never

  nonisolated init() {}
}
