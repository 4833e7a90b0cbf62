/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, which makes bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Stands for the initializers below where the compiler looks for one without conditions: it makes
  /// the parameter of a view's own initializer an object.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  // The implicit initializer would be one too many beside Apple's.
  private init(object: Value) {
    wrappedValue = object
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to an object's properties.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates bindings to an object's properties.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates the same bindings.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable {
  /// Says what cannot be wrapped.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) {
    fatalError()
  }
}

extension Bindable where Value: ObservableObject {
  /// Says which wrapper objects of this kind go with.
  @available(*, unavailable, message: "an ObservableObject goes with @ObservedObject")
  public init(wrappedValue: Value) {
    fatalError()
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: DynamicProperty {}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
