import SwiftUI

/// A line through the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  /// Creates a line at the value, or in the middle of what the value stands for.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = StrokeStyle()) {}
}

/// A short line beside the plot at a value of an axis.
public struct AxisTick: AxisMark {
  /// Creates a tick as long as it should be for its label.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = StrokeStyle()
  ) {}

  /// Creates a tick of some points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = StrokeStyle()) {}

  /// How long a tick is.
  public struct Length: CustomStringConvertible {
    /// How the length is found.
    public let description: String

    /// As the chart sees fit.
    public static var automatic: Length { Self(description: "automatic") }
    /// As long as its label.
    public static var label: Length { Self(description: "label") }
    /// As long as the longest label of the axis.
    public static var longestLabel: Length { Self(description: "longestLabel") }

    /// Longer than its label.
    public static func label(extendPastBy length: CGFloat = 0) -> Length {
      Self(description: "label + \(length)")
    }

    /// Longer than the longest label of the axis.
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length {
      Self(description: "longestLabel + \(length)")
    }
  }
}
