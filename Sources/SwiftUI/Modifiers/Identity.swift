/// Gives the modified view an identity: another value makes it another view.
struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.id(id)).update(content, in: node.environment)
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
