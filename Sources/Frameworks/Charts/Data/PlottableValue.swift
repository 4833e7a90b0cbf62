import SwiftUI

/// A value, or a range of values, and what it is called.
public struct PlottableValue<Value: Plottable> {
  /// What it is called.
  package let label: Text
  /// The value, or where the range begins.
  package let start: Value
  /// Where the range ends; the value itself where there is no range.
  package let end: Value

  init(_ label: Text, from start: Value, to end: Value) {
    self.label = label
    self.start = start
    self.end = end
  }
}

extension PlottableValue {
  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    Self(Text(labelKey), from: value, to: value)
  }

  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    Self(label, from: value, to: value)
  }

  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value
  ) -> PlottableValue<Value> {
    Self(Text(label), from: value, to: value)
  }

  /// A value with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: Value
  ) -> PlottableValue<Value> {
    Self(Text(labelResource), from: value, to: value)
  }
}

extension PlottableValue where Value: Comparable {
  /// A range with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    Self(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// A range with a label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(label, from: range.lowerBound, to: range.upperBound)
  }

  /// A range with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    Self(Text(label), from: range.lowerBound, to: range.upperBound)
  }

  /// A range with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    Self(Text(labelResource), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    Self(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin with a label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(label, from: range.lowerBound, to: range.upperBound)
  }

  /// A bin with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    Self(Text(label), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    Self(Text(labelResource), from: range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// The day, the month or another unit that a date lies in, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(labelKey), value, unit, calendar)
  }

  /// The day, the month or another unit that a date lies in, with a label.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(label, value, unit, calendar)
  }

  /// The day, the month or another unit that a date lies in, with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(label), value, unit, calendar)
  }

  /// The day, the month or another unit that a date lies in, with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(labelResource), value, unit, calendar)
  }

  private init(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    let bounds = date.bounds(of: unit, in: calendar)
    self.init(label, from: bounds.start, to: bounds.end)
  }
}
