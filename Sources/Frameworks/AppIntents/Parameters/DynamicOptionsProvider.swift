import SwiftUI

/// Provides the values that a parameter can have.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of a value that is there from the start.
  associatedtype DefaultValue: _IntentValue = Never
  /// The type of the values together.
  associatedtype Result: ResultsCollection

  /// The values.
  func results() async throws -> Result

  /// A value that is there from the start.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

extension Never: _IntentValue {}

/// Values together.
public protocol ResultsCollection {
  /// The type of a value.
  associatedtype Result
}

extension Array: ResultsCollection {
  /// The type of a value.
  public typealias Result = Element
}

/// Values in sections.
public struct ItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The sections.
  public let sections: [ItemSection<Result>]

  /// Creates one of sections.
  public init(sections: [ItemSection<Result>]) { self.sections = sections }

  /// Creates one of values.
  public init(items: [Result]) { sections = [ItemSection(items: items)] }
}

/// Values that stand together.
public struct ItemSection<Result: _IntentValue>: Sendable {
  /// What stands above.
  public let title: LocalizedStringResource?
  /// The values.
  public let items: [Result]

  /// Creates a section.
  public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
    self.title = title
    self.items = items
  }
}

/// An object that the program provides to its intents.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  nonisolated(unsafe) private let key: AnyHashable?

  /// Takes the object of a type, or the one with a name.
  public init(key: (any Hashable & Sendable)? = nil) { self.key = key.map { AnyHashable($0) } }

  /// The object: it has to be provided before.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(Value.self, key) else {
      preconditionFailure("no dependency of type \(Value.self) was added")
    }
    return value
  }
}

/// The objects that a program provides to its intents.
public final class AppDependencyManager: @unchecked Sendable {
  /// The manager.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }

  private let lock = NSLock()
  private var makers: [Key: @Sendable () -> any Sendable] = [:]

  /// Provides an object.
  public func add<Value: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Value
  ) {
    let key = Key(type: ObjectIdentifier(Value.self), name: key.map { AnyHashable($0) })
    lock.withLock { makers[key] = dependencyProvider }
  }

  func value<Value: Sendable>(_ type: Value.Type, _ name: AnyHashable?) -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: name)
    return lock.withLock { makers[key] }?() as? Value
  }
}
