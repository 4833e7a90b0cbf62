/// Changes what the modified view hands up.
struct PreferenceModifier<Key: PreferenceKey> {
  let change: (inout Key.Value) -> Void
  /// Whether the values of the views inside are dropped.
  let replaces: Bool
}

extension PreferenceModifier: PrimitiveModifier {
  func preferences(_ content: PreferenceValues, _ node: Node) -> PreferenceValues {
    var value = (replaces ? nil : content.value(Key.self)) ?? Key.defaultValue
    change(&value)
    var preferences = content
    preferences.set(Key.self, value)
    return preferences
  }
}

/// Calls an action when a value that is handed up changes.
struct PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceChangeModifier: PrimitiveModifier {
  func preferences(_ content: PreferenceValues, _ node: Node) -> PreferenceValues {
    let value = content.value(Key.self) ?? Key.defaultValue
    let last = node.storage[0] as? Last
    if last?.value != value {
      node.storage[0] = Last(value)
      node.host.enqueue { action(value) }
    }
    return content
  }

  private final class Last {
    let value: Key.Value

    init(_ value: Key.Value) {
      self.value = value
    }
  }
}

extension View {
  /// Hands a value up to the views above.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(change: { $0 = value }, replaces: true))
  }

  /// Changes a value on its way up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(change: callback, replaces: false))
  }

  /// Calls an action when a value that the views inside hand up changes, and first of all with
  /// the value that they begin with.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
