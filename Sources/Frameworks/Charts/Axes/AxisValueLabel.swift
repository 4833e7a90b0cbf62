import SwiftUI

/// What is written at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let content: Content?

  /// Creates a label from a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label from a text.
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = Text(labelKey)
  }

  /// Creates a label from a text that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = Text(label)
  }

  /// Creates a label from a text.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = Text(labelResource)
  }
}

extension AxisValueLabel where Content == Never {
  /// Creates a label that shows the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = nil
  }

  /// Creates a label that shows the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    content = nil
  }
}

/// How the labels of an axis are turned.
public struct AxisValueLabelOrientation: CustomStringConvertible {
  /// What the orientation is called.
  public let description: String

  /// As the chart sees fit.
  public static var automatic: Self { Self(description: "automatic") }
  /// Upright letters in a row.
  public static var horizontal: Self { Self(description: "horizontal") }
  /// Turned clockwise.
  public static var vertical: Self { Self(description: "vertical") }
  /// Turned counterclockwise.
  public static var verticalReversed: Self { Self(description: "verticalReversed") }
}

/// What becomes of labels that would overlap.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible {
  /// What the resolution is called.
  public let description: String

  /// As the chart sees fit.
  public static var automatic: Self { Self(description: "automatic") }
  /// Those that come first stay, the others go.
  public static var greedy: Self { Self(description: "greedy") }
  /// They are shortened.
  public static var truncate: Self { Self(description: "truncate") }
  /// They overlap.
  public static var disabled: Self { Self(description: "disabled") }

  /// Those with the highest priority stay, the others go.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    Self(description: "greedy")
  }
}
