/// Something that lies over the whole screen while a condition holds.
struct Presentation {
  enum Kind {
    case sheet, cover, alert, dialog
    /// A card beside the view that has opened it.
    case menu(Anchor)
  }

  /// Where the view stands that has opened a card.
  final class Anchor {
    var frame = CGRect.zero
  }

  let kind: Kind
  /// What its views add, once they are up to date.
  let items: @MainActor () -> [LayoutItem]
  /// What its views say about it.
  let preferences: PreferenceValues
  let environment: EnvironmentValues
  let dismiss: () -> Void
}

/// What lies over the screen, from back to front.
struct PresentationsKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }

  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

/// Lays a view over the screen while there is one.
struct PresentationModifier<Presented: View> {
  let kind: Presentation.Kind
  /// `nil` while nothing is presented.
  let presented: Presented?
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
}

extension PresentationModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    if let presented {
      node.child(.secondary).update(presented, in: inner(node.environment))
      if node.storage[0] == nil { node.storage[0] = Marker() }
    } else if node.storage[0] != nil {
      node.storage[0] = nil
      if let onDismiss { node.host.enqueue(onDismiss) }
    }
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    node.children.first?.items ?? []
  }

  func preferences(_ content: PreferenceValues, _ node: Node) -> PreferenceValues {
    var preferences = node.children.first?.preferences ?? PreferenceValues()
    guard presented != nil, let child = node.children.last else { return preferences }
    let own = child.preferences
    let presentation = Presentation(
      kind: kind, items: { child.items }, preferences: own, environment: inner(node.environment),
      dismiss: dismiss)
    let before = preferences.value(PresentationsKey.self) ?? []
    let above = own.value(PresentationsKey.self) ?? []
    preferences.set(PresentationsKey.self, before + [presentation] + above)
    return preferences
  }

  /// What the presented view sees: containers around the presenting one mean nothing to it.
  private func inner(_ outer: EnvironmentValues) -> EnvironmentValues {
    var environment = outer
    environment.stackAxis = nil
    environment.isInList = false
    environment.leaveBar()
    environment.navigation = nil
    environment.sectionStyling = nil
    environment.taggedEnvironment = nil
    environment.isElevated = true
    environment.isPresented = true
    let dismiss = UncheckedBox(dismiss)
    environment.dismiss = DismissAction { dismiss.value() }
    return environment
  }
}
