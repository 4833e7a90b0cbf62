/// Puts a view before or behind the modified one that is made from what that one hands up.
struct PreferenceOverlayModifier<Key: PreferenceKey, Secondary: View> {
  let layout: SecondaryLayout
  let make: (Key.Value) -> Secondary
}

extension PreferenceOverlayModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    let child = node.child(.content)
    child.update(content, in: node.environment)
    let value = child.preferences.value(Key.self) ?? Key.defaultValue
    var environment = node.environment
    environment.stackAxis = nil
    let view = node.host.observing { make(value) }
    node.child(.secondary).update(view, in: environment)
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    layout.items(content, node)
  }
}

extension View {
  /// Puts a view before this one that is made from what this one hands up.
  @_disfavoredOverload
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts a view before this one that is made from what this one hands up.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceOverlayModifier<K, V>(
        layout: SecondaryLayout(depth: .before, alignment: alignment), make: transform))
  }

  /// Puts a view behind this one that is made from what this one hands up.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts a view behind this one that is made from what this one hands up.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceOverlayModifier<K, V>(
        layout: SecondaryLayout(depth: .behind, alignment: alignment), make: transform))
  }
}
