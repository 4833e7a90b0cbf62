import Foundation

/// What an observer of a property is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Takes options as bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value there is when somebody begins to observe.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A word before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What becomes of a property's value.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A change of a property that somebody observes.
public struct NSKeyValueObservedChange<Value> {
  /// What becomes of a property's value.
  public typealias Kind = NSKeyValueChange

  /// Whether the value is set, or elements of it come and go.
  public let kind: Kind
  /// The value after the change, where it is wanted.
  public let newValue: Value?
  /// The value before the change, where it is wanted.
  public let oldValue: Value?
  /// Which elements come or go.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// Keeps an observer at its work for as long as it is held.
public class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}

/// What observes its properties for others: every object.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Tells of the value that there is, if that is wanted, but of no change: nothing notes those here.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }

  /// Says that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Says that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}
