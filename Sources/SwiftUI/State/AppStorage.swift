/// A value that outlives the program: in a drawing, it starts with what the view says.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  init(value: Value, key: String) {
    stored = StoredValue(initial: value, key: key)
  }

  /// The value.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage: InstalledProperty {
  package mutating func install(at place: PropertyPlace) { stored.install(in: place.node.host) }
}

extension View {
  /// Says where values that outlive the program are kept; a drawing keeps none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
