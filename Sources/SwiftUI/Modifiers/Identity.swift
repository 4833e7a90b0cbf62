/// Gives the modified view an identity: another value makes it another view.
struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.id(id)).update(content, in: node.environment)
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    for item in content { item.traits.ids.append(id) }
    return content
  }
}

extension View {
  /// Gives the view an identity.
  ///
  /// When the value changes, the view goes with its state and a new one appears.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
