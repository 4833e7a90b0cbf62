import SwiftUI

extension View {
  /// Lets charts scroll along some axes.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Binds the value across at which what can be seen of charts begins.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Binds the value upwards at which what can be seen of charts begins.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Says at which value across what can be seen of charts begins at first.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX x: P) -> some View { self }

  /// Says at which value upwards what can be seen of charts begins at first.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY y: P) -> some View { self }

  /// Says how much of charts can be seen across.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View { self }

  /// Says how much of charts can be seen upwards.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View { self }

  /// Says where charts come to rest that are scrolled.
  nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { self }
}
