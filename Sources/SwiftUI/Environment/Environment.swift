/// A property that reads a value from the environment of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the object of a type.
  ///
  /// A view above has to set one with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0[objectType] }
  }

  /// Reads the object of a type, or `nil` where no view above sets one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[objectType] }
  }

  /// The value that the view above hands down.
  ///
  /// Outside a body, the default value.
  public var wrappedValue: Value {
    if let value = value ?? read(EnvironmentValues()) { return value }
    preconditionFailure("No \(Value.self) in the environment: set one with environment(_:)")
  }

  private func read(_ environment: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let find): find(environment)
    }
  }
}

extension Environment: InstalledProperty {
  package mutating func install(at place: PropertyPlace) {
    value = read(place.node.environment)
  }
}

// The value is only written before a body is asked for, on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}
