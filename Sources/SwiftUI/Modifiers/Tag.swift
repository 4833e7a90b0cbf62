/// Marks the modified views with a value.
struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: PrimitiveModifier {
  func environment(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.tagged(tag)
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    for item in content { item.traits.tag = tag }
    return content
  }
}

extension View {
  /// Marks the view with a value, by which a picker or tab view knows it.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
