import SwiftUI

extension PlottableProjection where DataValue == Date {
  /// The unit that a date lies in, the same for every element, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(labelKey)) { _ in value.bounds(of: unit, in: calendar) }
  }

  /// The unit that a date lies in, the same for every element, with a label.
  public static func value(
    _ label: Text, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label: label) { _ in value.bounds(of: unit, in: calendar) }
  }

  /// The unit that a date lies in, the same for every element, with a label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(label)) { _ in value.bounds(of: unit, in: calendar) }
  }

  /// The unit that a date lies in, the same for every element, with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(labelResource)) { _ in value.bounds(of: unit, in: calendar) }
  }

  /// The unit that the date at a key path lies in, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(labelKey)) { $0[keyPath: keyPath].bounds(of: unit, in: calendar) }
  }

  /// The unit that the date at a key path lies in, with a label.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(label: label) { $0[keyPath: keyPath].bounds(of: unit, in: calendar) }
  }

  /// The unit that the date at a key path lies in, with a label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(label)) { $0[keyPath: keyPath].bounds(of: unit, in: calendar) }
  }

  /// The unit that the date at a key path lies in, with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(labelResource)) { $0[keyPath: keyPath].bounds(of: unit, in: calendar) }
  }
}

extension Date {
  /// Where the day, the month or another unit that the date lies in begins and ends.
  func bounds(of unit: Calendar.Component, in calendar: Calendar?) -> (start: Date, end: Date) {
    let interval = (calendar ?? .current).dateInterval(of: unit, for: self)
    return (interval?.start ?? self, interval?.end ?? self)
  }
}
