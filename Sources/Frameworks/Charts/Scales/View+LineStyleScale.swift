import SwiftUI

extension View {
  /// Says which style of line stands for which value.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View { self }

  /// Says which values the lines of charts stand for.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain
  ) -> some View { self }

  /// Says which values the lines of charts stand for, and which styles there are.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle { self }

  /// Says which styles of lines stand for values.
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle { self }

  /// Finds a style of line for each value.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { self }

  /// Finds a style of line for each value of a domain.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { self }
}
