import SwiftUI

extension View {
  /// Binds the value across that is selected in charts.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Binds the values across that are selected in charts.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Binds the value upwards that is selected in charts.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Binds the values upwards that are selected in charts.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Binds the value towards the viewer that is selected in charts.
  nonisolated public func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Binds the values towards the viewer that are selected in charts.
  nonisolated public func chartZSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Binds the value that is selected around the middle of charts.
  nonisolated public func chartAngleSelection<P: Plottable>(
    value: Binding<P?>
  ) -> some View { self }

  /// Has a gesture select in charts.
  nonisolated public func chartGesture(
    _ gesture: @escaping (ChartProxy) -> some Gesture
  ) -> some View { self }
}
