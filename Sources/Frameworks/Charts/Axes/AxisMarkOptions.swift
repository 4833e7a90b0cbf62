import Foundation

/// How the marks of an axis stand to the plot.
public struct AxisMarkPreset: CustomStringConvertible {
  /// What the preset is called.
  public let description: String

  /// As the chart sees fit.
  public static var automatic: AxisMarkPreset { Self(description: "automatic") }
  /// Labels beyond the plot.
  public static var extended: AxisMarkPreset { Self(description: "extended") }
  /// Labels in line with the plot.
  public static var aligned: AxisMarkPreset { Self(description: "aligned") }
  /// Labels inside the plot.
  public static var inset: AxisMarkPreset { Self(description: "inset") }
}

/// The edge of the plot that an axis lies at.
public struct AxisMarkPosition: CustomStringConvertible {
  /// What the position is called.
  public let description: String

  /// As the chart sees fit.
  public static var automatic: AxisMarkPosition { Self(description: "automatic") }
  /// Where reading begins.
  public static var leading: AxisMarkPosition { Self(description: "leading") }
  /// Where reading ends.
  public static var trailing: AxisMarkPosition { Self(description: "trailing") }
  /// The upper edge.
  public static var top: AxisMarkPosition { Self(description: "top") }
  /// The lower edge.
  public static var bottom: AxisMarkPosition { Self(description: "bottom") }
}

/// The values of an axis that marks stand at.
public struct AxisMarkValues: CustomStringConvertible {
  /// How the values are chosen.
  public let description: String

  /// As the chart sees fit.
  public static var automatic: AxisMarkValues { Self(description: "automatic") }

  /// About as many as desired.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { Self(description: "automatic") }

  /// About as many as desired, and not nearer to each other than a minimum.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { Self(description: "automatic") }

  /// One every so many days, months or other units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { Self(description: "stride by \(count) \(component)") }

  /// One at every multiple of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { Self(description: "stride by \(stepSize)") }
}
