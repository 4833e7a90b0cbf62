import SwiftUI

extension View {
  /// Says which size of symbol stands for which value.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable, N: BinaryFloatingPoint>(
    _ mapping: KeyValuePairs<DataValue, N>
  ) -> some View { self }

  /// Says which values the sizes of symbols stand for, and how large symbols are.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: BinaryFloatingPoint { self }

  /// Says which values the sizes of symbols stand for.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { self }

  /// Says how large the symbols are that stand for values.
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: BinaryFloatingPoint { self }

  /// Says how values become sizes of symbols.
  nonisolated public func chartSymbolSizeScale(type: ScaleType?) -> some View { self }

  /// Finds a size of symbol for each value.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable, N: BinaryFloatingPoint>(
    mapping: @escaping (DataValue) -> N
  ) -> some View { self }

  /// Finds a size of symbol for each value of a domain.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable, N: BinaryFloatingPoint>(
    domain: [DataValue], mapping: @escaping (DataValue) -> N
  ) -> some View { self }
}
