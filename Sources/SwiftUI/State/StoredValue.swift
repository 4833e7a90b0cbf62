/// A value that a host keeps under a key, shared by all that name the key.
struct StoredValue<Value> {
  private let initial: Value
  private let key: String
  private var location: StateLocation<Value>?

  init(initial: Value, key: String) {
    self.initial = initial
    self.key = key
  }

  var value: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  var binding: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.write($0) })
  }

  @MainActor mutating func install(in host: ViewHost) {
    location = host.stored(key, StateLocation(initial, host.queue))
  }
}

extension ViewHost {
  fileprivate func stored<Value>(
    _ key: String, _ location: @autoclosure () -> StateLocation<Value>
  ) -> StateLocation<Value> {
    if let known = storedValues[key] as? StateLocation<Value> { return known }
    let location = location()
    storedValues[key] = location
    return location
  }
}
