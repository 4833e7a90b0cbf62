/// The values that views hand up to their parents, by key.
package struct PreferenceValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var merges: [ObjectIdentifier: (Any, Any) -> Any] = [:]

  package init() {}

  /// The value of a key, or `nil` where no view sets one.
  package func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    values[ObjectIdentifier(key)] as? K.Value
  }

  /// Replaces the value of a key.
  package mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    values[ObjectIdentifier(key)] = value
    merges[ObjectIdentifier(key)] = { first, next in
      guard var value = first as? K.Value, let next = next as? K.Value else { return first }
      K.reduce(value: &value) { next }
      return value
    }
  }

  /// Forgets the value of a key.
  package mutating func remove(_ key: any PreferenceKey.Type) {
    values[ObjectIdentifier(key)] = nil
  }

  /// Takes over the values of the next view.
  package mutating func merge(_ next: PreferenceValues) {
    for (key, value) in next.values {
      guard let own = values[key], let merge = merges[key] else {
        values[key] = value
        merges[key] = next.merges[key]
        continue
      }
      values[key] = merge(own, value)
    }
  }
}
