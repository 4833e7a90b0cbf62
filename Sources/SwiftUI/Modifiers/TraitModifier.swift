/// Tells the container of the modified views something about them.
struct TraitModifier {
  let change: (inout LayoutTraits) -> Void
}

extension TraitModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    for item in content { change(&item.traits) }
    return content
  }
}

extension View {
  /// Makes a stack give the view space before views of a lower priority.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.priority = value.isNaN ? 0 : value })
  }

  /// Draws the view before its siblings of a lower index.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier { $0.zIndex = value.isNaN ? 0 : value })
  }

  /// Sets a value that a custom layout reads.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(key)] = value })
  }
}
