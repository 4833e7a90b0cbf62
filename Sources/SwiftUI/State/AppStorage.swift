/// A value that outlives the program: in a drawing, it starts with what the view says.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  init(value: Value, key: String) {
    initial = value
    self.key = key
  }

  /// The value.
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

extension AppStorage: InstalledProperty {
  package mutating func install(at place: PropertyPlace) {
    location = place.node.host.stored(key, StateLocation(initial, place.node.host.queue))
  }
}

/// A value that outlives the scene: in a drawing, it starts with what the view says.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  init(value: Value, key: String) {
    initial = value
    self.key = key
  }

  /// The value.
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

extension SceneStorage: InstalledProperty {
  package mutating func install(at place: PropertyPlace) {
    let key = "scene " + key
    location = place.node.host.stored(key, StateLocation(initial, place.node.host.queue))
  }
}

extension ViewHost {
  /// The value under a key: every property with the same key shares it.
  func stored<Value>(
    _ key: String, _ location: @autoclosure () -> StateLocation<Value>
  ) -> StateLocation<Value> {
    if let known = storedValues[key] as? StateLocation<Value> { return known }
    let location = location()
    storedValues[key] = location
    return location
  }
}
