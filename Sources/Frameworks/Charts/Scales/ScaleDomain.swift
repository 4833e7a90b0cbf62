import SwiftUI

/// The values that a scale stands for.
public protocol ScaleDomain {}

extension Array: ScaleDomain where Element: Plottable {}
extension ArraySlice: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}

/// The values that a chart finds in its data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the chart finds in its data.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// The values that the chart finds in its data, with zero or in reverse.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }

  /// The values that the chart finds in its data, changed.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
}

/// How values become what is seen.
public struct ScaleType {
  let name: String

  /// In proportion.
  public static var linear: ScaleType { Self(name: "linear") }
  /// By their logarithm.
  public static var log: ScaleType { Self(name: "log") }
  /// By their square root.
  public static var squareRoot: ScaleType { Self(name: "squareRoot") }
  /// By their logarithm on both sides of zero.
  public static var symmetricLog: ScaleType { Self(name: "symmetricLog") }
  /// In time.
  public static var date: ScaleType { Self(name: "date") }
  /// One beside the other.
  public static var category: ScaleType { Self(name: "category") }

  /// By a power of them.
  public static func power(exponent: Double) -> ScaleType { Self(name: "power \(exponent)") }

  /// By their logarithm on both sides of zero, where it is as steep as given.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    Self(name: "symmetricLog \(slopeAtZero)")
  }
}
