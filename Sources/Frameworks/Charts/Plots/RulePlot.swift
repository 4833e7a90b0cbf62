import SwiftUI

/// Straight lines, one for each element.
public struct RulePlot<Content> {
  private let content: Content

  /// Creates upright lines, through the whole plot or between two places.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates upright lines between values.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates upright lines between places at key paths.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates upright lines at a place or in the middle, between values.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates upright lines at places that lie at a key path, between values.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates lying lines, through the whole plot or between two places.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates lying lines between values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates lying lines between places at key paths.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates lying lines at a place or in the middle, between values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }

  /// Creates lying lines at places that lie at a key path, between values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> { content = Content() }
}

extension RulePlot: ChartContent where Content: ChartContent {
  /// What stands for the elements.
  public var body: Content { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the content is made of.
  public typealias DataElement = Content.DataElement
}

/// What stands for the elements of a plot.
public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// What the content is made of.
  public typealias DataElement = Data.Element
  /// There is no body: it is made of marks.
  public typealias Body = Never

  nonisolated init() {}
}
