/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func update(_ node: Node) {
    if let primitive {
      primitive.update(content, node)
    } else if let environmental = modifier as? any EnvironmentalModifier {
      environmental.updateResolved(content, node)
    } else {
      updateBody(node)
    }
  }

  /// What the module applies itself, if it does.
  @MainActor
  private var primitive: (any PrimitiveModifier)? {
    if let primitive = modifier as? any PrimitiveModifier { return primitive }
    return (modifier as? any GeometryEffect).map { GeometryEffectModifier(effect: $0) }
  }

  @MainActor
  private func updateBody(_ node: Node) {
    var modifier = modifier
    node.installProperties(of: &modifier)
    let placeholder = _ViewModifier_Content<Modifier> { [content] inner in
      inner.child(.content).update(content, in: inner.environment)
    }
    let body = node.host.observing { modifier.body(content: placeholder) }
    node.child(.body).update(body, in: node.environment)
  }

  package func items(_ node: Node) -> [LayoutItem] {
    let content = node.childItems
    return primitive?.items(content, node) ?? content
  }

  package func preferences(_ node: Node) -> PreferenceValues {
    let content = node.childPreferences
    return primitive?.preferences(content, node) ?? content
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
