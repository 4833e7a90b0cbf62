import SwiftUI

/// A line through many points, or that of a function.
public struct LinePlot<Content> {
  private let content: Content

  /// Creates a line through the points of the elements.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> { content = Content() }

  /// Creates several lines through the points of the elements.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> { content = Content() }
}

extension LinePlot {
  /// Creates the line of a function.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent { content = Content() }

  /// Creates the line of a function.
  nonisolated public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent { content = Content() }

  /// Creates the line of a function.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent { content = Content() }

  /// Creates the line of a function.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent { content = Content() }

  /// Creates the line of a function that yields points.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent { content = Content() }

  /// Creates the line of a function that yields points.
  nonisolated public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent { content = Content() }

  /// Creates the line of a function that yields points.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent { content = Content() }

  /// Creates the line of a function that yields points.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent { content = Content() }
}

extension LinePlot: ChartContent where Content: ChartContent {
  /// What stands for the elements.
  public var body: Content { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// What the content is made of.
  public typealias DataElement = Content.DataElement
}

/// What stands for the elements of a plot.
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// What the content is made of.
  public typealias DataElement = Data.Element
  /// There is no body: it is made of marks.
  public typealias Body = Never

  nonisolated init() {}
}

/// What stands for a function in a plot.
public struct FunctionLinePlotContent: ChartContent {
  /// There is no body: it is made of marks.
  public typealias Body = Never

  nonisolated init() {}
}
