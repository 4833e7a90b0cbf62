/// A modifier that the module applies itself.
///
/// Found with a dynamic cast; every other modifier is asked for its body.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Brings the modified view up to date.
  func update(_ content: some View, _ node: Node)

  /// The environment that the modified view sees.
  func environment(_ environment: EnvironmentValues) -> EnvironmentValues

  /// What the modified view adds to the container around it.
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem]

  /// What the modified view hands up to its parents.
  func preferences(_ content: PreferenceValues, _ node: Node) -> PreferenceValues
}

extension PrimitiveModifier {
  package func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: environment(node.environment))
  }

  package func environment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  package func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] { content }

  package func preferences(_ content: PreferenceValues, _ node: Node) -> PreferenceValues {
    content
  }
}
