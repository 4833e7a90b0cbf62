/// What stands at a place in a bar.
struct ToolbarEntry {
  enum Slot { case leading, trailing, principal, bottom }

  let placement: ToolbarItemPlacement
  /// What the views there add to the bar, once they are up to date.
  let items: @MainActor () -> [LayoutItem]

  /// The part of the bars that the place lies in; none where a drawing has no such bar.
  var slot: Slot? {
    switch placement.kind {
    case .principal, .title: .principal
    case .navigation, .cancellation, .topLeading: .leading
    case .status, .bottom: .bottom
    case .keyboard, .largeTitle, .subtitle, .largeSubtitle: nil
    case .automatic, .primaryAction, .secondaryAction, .confirmation, .destructive, .topTrailing:
      .trailing
    }
  }
}

/// What the bars around hold, in the order of the views that say so.
struct ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value += nextValue()
  }
}

/// Keeps views up to date where they are declared and hands them to the bar around.
struct ToolbarModifier {
  let parts: @MainActor () -> [ToolbarPart]
}

extension ToolbarModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    var environment = node.environment
    environment.enterBar()
    environment.isInList = false
    let parts = parts()
    for (index, part) in parts.enumerated() {
      environment.isConfirmation =
        if case .confirmation = part.placement.kind { true } else { false }
      node.child(.index(index)).update(part.content, in: environment)
    }
    node.storage[0] = Kept(parts.map(\.placement))
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    node.children.first?.items ?? []
  }

  func preferences(_ content: PreferenceValues, _ node: Node) -> PreferenceValues {
    var preferences = node.children.first?.preferences ?? PreferenceValues()
    let placements = (node.storage[0] as? Kept<[ToolbarItemPlacement]>)?.value ?? []
    let own = zip(placements, node.children.dropFirst()).map { placement, child in
      ToolbarEntry(placement: placement, items: { child.items })
    }
    preferences.set(ToolbarKey.self, (preferences.value(ToolbarKey.self) ?? []) + own)
    return preferences
  }
}

/// Shows views that are kept up to date elsewhere.
struct ToolbarItems: PrimitiveView {
  let entries: [ToolbarEntry]

  func update(_ node: Node) {}

  func items(_ node: Node) -> [LayoutItem] { entries.flatMap { $0.items() } }
}

extension EnvironmentValues {
  /// Whether the view stands in a bar.
  var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }

  /// Makes the environment that of a bar, in which text keeps its size: measured on iOS 18.
  mutating func enterBar() {
    isInToolbar = true
    sizeOutsideBars = sizeOutsideBars ?? dynamicTypeSize
    dynamicTypeSize = .large
  }

  /// Makes it that of something that a view in a bar presents.
  mutating func leaveBar() {
    isInToolbar = false
    dynamicTypeSize = sizeOutsideBars ?? dynamicTypeSize
    sizeOutsideBars = nil
  }

  private var sizeOutsideBars: DynamicTypeSize? {
    get { self[SizeOutsideBarsKey.self] }
    set { self[SizeOutsideBarsKey.self] = newValue }
  }

  /// Whether the view stands where a screen is confirmed.
  var isConfirmation: Bool {
    get { self[IsConfirmationKey.self] }
    set { self[IsConfirmationKey.self] = newValue }
  }
}

private enum IsInToolbarKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsConfirmationKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SizeOutsideBarsKey: EnvironmentKey {
  static let defaultValue: DynamicTypeSize? = nil
}
