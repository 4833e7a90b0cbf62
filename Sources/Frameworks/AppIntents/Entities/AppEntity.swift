import SwiftUI

/// A thing of the program that others can speak of.
public protocol AppEntity: _IntentValue, Identifiable, DisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable {
  /// The type of what finds such things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A detail that others can ask for.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
  /// A detail that is worked out.
  public typealias ComputedProperty<Value: _IntentValue> = EntityProperty<Value>
}

/// A thing that is handed over and not found again.
public protocol TransientAppEntity: _IntentValue, DisplayRepresentable {
  /// Creates one.
  init()
}

extension TransientAppEntity {
  /// A detail that others can ask for.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// A thing that is found by the search of the system.
public protocol IndexedEntity: AppEntity {}

/// One of a few values that others can speak of.
public protocol AppEnum: _IntentValue, RawRepresentable, CaseIterable, Hashable,
  TypeDisplayRepresentable
where RawValue: LosslessStringConvertible {
  /// What the values are called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// What has a name for all of its kind.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// What has a name.
public protocol DisplayRepresentable: TypeDisplayRepresentable {
  /// The name.
  var displayRepresentation: DisplayRepresentation { get }
}

/// What can be written down as text and read again.
public protocol EntityIdentifierConvertible {
  /// The text.
  var entityIdentifierString: String { get }

  /// Reads the text.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text.
  public var entityIdentifierString: String { self }

  /// Reads the text.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The number as text.
  public var entityIdentifierString: String { String(self) }

  /// Reads a number.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { uuidString }

  /// Reads an identifier.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A detail of a thing.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  /// Creates a detail.
  public init() {}

  /// Creates a detail with a name.
  public init(title: LocalizedStringResource) {}

  /// Creates a detail with a name by which the search of the system knows it.
  public init(title: LocalizedStringResource, identifier: String) {}

  /// The detail: it has to be set before.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ value }) else {
        preconditionFailure("a property of type \(Value.self) has no value yet")
      }
      return value
    }
    set { lock.withLock { value = newValue } }
  }

  /// The detail itself.
  public var projectedValue: EntityProperty<Value> { self }
}
