import SwiftUI

// A chart is not drawn, so what is said of its scales is checked and goes no further.

extension View {
  /// Says which values charts show across, and where.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { self }

  /// Says which values charts show across.
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { self }

  /// Says where charts show values across.
  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { self }

  /// Says how values become places across.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { self }

  /// Says which values charts show upwards, and where.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { self }

  /// Says which values charts show upwards.
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { self }

  /// Says where charts show values upwards.
  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { self }

  /// Says how values become places upwards.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { self }

  /// Says which values charts show towards the viewer, and where.
  nonisolated public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { self }

  /// Says which values charts show towards the viewer.
  nonisolated public func chartZScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { self }

  /// Says where charts show values towards the viewer.
  nonisolated public func chartZScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { self }
}
