import SwiftUI

extension View {
  /// Says which symbol stands for which value.
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, BasicChartSymbolShape>
  ) -> some View { self }

  /// Says which symbol stands for which value.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { self }

  /// Says which values the symbols of charts stand for.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain
  ) -> some View { self }

  /// Says which values the symbols of charts stand for, and which symbols there are.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [BasicChartSymbolShape]
  ) -> some View { self }

  /// Says which values the symbols of charts stand for, and which symbols there are.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape { self }

  /// Says which symbols stand for values.
  nonisolated public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View { self }

  /// Says which symbols stand for values.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape { self }

  /// Finds a symbol for each value.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { self }

  /// Finds a symbol for each value of a domain.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View { self }
}
