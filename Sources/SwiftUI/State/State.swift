/// A value that belongs to a view and outlives its updates.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with the value that it has when the view appears.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates a state with the value that it has when the view appears.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value.
  ///
  /// Writing it updates the views that depend on it.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstalledProperty {
  package mutating func install(at place: PropertyPlace) {
    location = place.kept(StateLocation(initial, place.node.host.queue))
  }
}

extension State: Sendable where Value: Sendable {}
