/// Gives the modified view's tab something to show in the bar.
struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    var environment = node.environment
    let isChosen = environment.tabScope?.isNextChosen(tag: environment.tabTag) ?? true
    environment.isOffstage = environment.isOffstage || !isChosen
    environment.tabScope = nil
    environment.taggedEnvironment = nil
    node.child(.content).update(content, in: environment)
    environment.isOffstage = false
    environment.labelStyle = TabLabelStyle()
    environment.tabTag = nil
    environment.isTabChosen = isChosen
    node.child(.secondary).update(TabItemLabel(label: label), in: environment)
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    guard let screen = node.children.first, let label = node.children.last else { return content }
    let stack = StackLayout(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    let items = screen.items
    let item = items.count == 1 ? items[0] : LayoutItem(stack, items, in: node.environment)
    item.traits.tabItem = label.items
    return [item]
  }
}

/// What the bar shows of a tab: a symbol above a text, in the tint while the tab is seen.
private struct TabItemLabel<Label: View>: View {
  let label: Label

  var body: some View {
    EnvironmentReader { environment in
      VStack(spacing: 0) { label }
        .font(.system(size: 10, weight: .medium))
        .lineLimit(1)
        .foregroundStyle(color(environment))
        .environment(\.symbolVariants, .fill)
    }
  }

  /// Measured on iOS 18: a gray in both appearances.
  private func color(_ environment: EnvironmentValues) -> AnyShapeStyle {
    guard !environment.isTabChosen else { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(Color(white: 146.0 / 255))
  }
}

/// A symbol of 18 points above a text of 10.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.font(.system(size: 18, weight: .medium)).imageScale(.large)
        .frame(height: 28)
        .decorative()
      configuration.title
    }
  }
}

extension View {
  /// Says what the bar shows of the view's tab.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

extension EnvironmentValues {
  var isTabChosen: Bool {
    get { self[IsTabChosenKey.self] }
    set { self[IsTabChosenKey.self] = newValue }
  }
}

private enum IsTabChosenKey: EnvironmentKey {
  static let defaultValue = false
}
