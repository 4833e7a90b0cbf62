import SwiftUI

/// Charts that come to rest at round values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Creates the behaviour of resting at dates of a kind.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Creates the behaviour of resting at multiples of a value.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Creates the behaviour of resting at dates of a kind across and dates of a kind upwards.
  public init(
    xMatching: DateComponents, yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Creates the behaviour of resting at dates of a kind across and multiples of a value upwards.
  public init<Y: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Creates the behaviour of resting at multiples of a value across and dates of a kind upwards.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Creates the behaviour of resting at multiples of a value across and multiples of a value upwards.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Leaves the target: a chart is not drawn.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Rests at dates of a kind.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at multiples of a value.
  public static func valueAligned<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at dates of a kind across and dates of a kind upwards.
  public static func valueAligned(
    xMatching: DateComponents, yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xMatching, yMatching: yMatching, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at dates of a kind across and multiples of a value upwards.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xMatching, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment:
        yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at multiples of a value across and dates of a kind upwards.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yMatching: yMatching, xMajorAlignment: xMajorAlignment,
      yMajorAlignment:
        yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at multiples of a value across and multiples of a value upwards.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment:
        yMajorAlignment, limitBehavior: limitBehavior)
  }
}
