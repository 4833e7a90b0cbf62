import SwiftUI

extension ChartContent {
  /// The content with a symbol at each point.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }

  /// The content with a view at each point.
  nonisolated public func symbol<V: View>(
    @ViewBuilder symbol: () -> V
  ) -> some ChartContent { self }

  /// The content with symbols that tell values apart.
  nonisolated public func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { self }

  /// The content with symbols that have an area.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { self }

  /// The content with symbols of a size.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { self }

  /// The content with symbols whose size stands for a value.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { self }
}
