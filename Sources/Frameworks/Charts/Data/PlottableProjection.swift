import SwiftUI

/// Where the values of many elements lie, and what they are called.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  /// What the values are called.
  package let label: Text
  /// The value of an element, or where its range begins and ends.
  package let values: (DataElement) -> (start: DataValue, end: DataValue)
}

// The value of an element.
extension PlottableProjection {
  /// The same value for every element, with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    Self(label: Text(labelKey)) { _ in (value, value) }
  }

  /// The same value for every element, with a label.
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    Self(label: label) { _ in (value, value) }
  }

  /// The same value for every element, with a label.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self {
    Self(label: Text(label)) { _ in (value, value) }
  }

  /// The same value for every element, with a label.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> Self {
    Self(label: Text(labelResource)) { _ in (value, value) }
  }

  /// The value at a key path, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label: Text(labelKey)) { ($0[keyPath: keyPath], $0[keyPath: keyPath]) }
  }

  /// The value at a key path, with a label.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(label: label) { ($0[keyPath: keyPath], $0[keyPath: keyPath]) }
  }

  /// The value at a key path, with a label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label: Text(label)) { ($0[keyPath: keyPath], $0[keyPath: keyPath]) }
  }

  /// The value at a key path, with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label: Text(labelResource)) { ($0[keyPath: keyPath], $0[keyPath: keyPath]) }
  }
}

// The range of an element.
extension PlottableProjection where DataValue: Comparable {
  /// The same range for every element, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
  ) -> Self {
    Self(label: Text(labelKey)) { _ in (start, end) }
  }

  /// The same range for every element, with a label.
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self {
    Self(label: label) { _ in (start, end) }
  }

  /// The same range for every element, with a label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> Self {
    Self(label: Text(label)) { _ in (start, end) }
  }

  /// The same range for every element, with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> Self {
    Self(label: Text(labelResource)) { _ in (start, end) }
  }

  /// The range between the values at two key paths, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label: Text(labelKey)) { ($0[keyPath: start], $0[keyPath: end]) }
  }

  /// The range between the values at two key paths, with a label.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label: label) { ($0[keyPath: start], $0[keyPath: end]) }
  }

  /// The range between the values at two key paths, with a label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label: Text(label)) { ($0[keyPath: start], $0[keyPath: end]) }
  }

  /// The range between the values at two key paths, with a label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label: Text(labelResource)) { ($0[keyPath: start], $0[keyPath: end]) }
  }
}
