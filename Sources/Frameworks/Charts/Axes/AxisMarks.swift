import SwiftUI

/// The marks at the values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  /// Creates marks at values that the chart chooses, each made of what is known of its value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// Creates marks at values that the chart chooses.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content
  ) {}

  /// Creates marks at given values, each made of what is known of its value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// Creates marks at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: () -> Content
  ) {}
}

extension AxisMarks where Content == Never {
  /// Creates lines, ticks and labels at values that the chart chooses.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = StrokeStyle()
  ) {}

  /// Creates lines, ticks and labels at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = StrokeStyle()
  ) {}

  /// Creates lines, ticks and labels in a format at values that the chart chooses.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = StrokeStyle()
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}

  /// Creates lines, ticks and labels in a format at given values.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = StrokeStyle()
  ) where Value == Format.FormatInput, Format.FormatOutput == String {}
}

/// A value of an axis that marks stand at.
public struct AxisValue: Sendable {
  private let value: any Sendable

  /// Which of the axis's values it is, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value as a type, if it is of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    if let value = value as? P { return value }
    return (value as? P.PrimitivePlottable).flatMap { P(primitivePlottable: $0) }
  }
}
