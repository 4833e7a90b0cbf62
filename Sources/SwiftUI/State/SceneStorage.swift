/// A value that outlives the scene: in a drawing, it starts with what the view says.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  init(value: Value, key: String) {
    stored = StoredValue(initial: value, key: "scene " + key)
  }

  /// The value.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage: InstalledProperty {
  package mutating func install(at place: PropertyPlace) { stored.install(in: place.node.host) }
}
