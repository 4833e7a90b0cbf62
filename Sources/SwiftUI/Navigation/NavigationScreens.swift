/// The screens of a stack, of which the uppermost is drawn below its bar.
struct NavigationScreens<Root: View> {
  let root: Root
  let path: PathBinding?
}

extension NavigationScreens: PrimitiveView {
  func update(_ node: Node) {
    let model = (node.storage[0] as? NavigationModel) ?? NavigationModel(node.host)
    node.storage[0] = model
    model.path = path
    var environment = node.environment
    environment.navigation = model
    environment.isInList = false
    environment.stackAxis = nil
    node.child(.index(0)).update(root, in: environment)
    pushScreens(node, model, environment)
    updateBar(node, model, environment)
  }

  /// Each screen may say what the values above it become, so they are made one after the other.
  @MainActor
  private func pushScreens(_ node: Node, _ model: NavigationModel, _ environment: EnvironmentValues)
  {
    var environment = environment
    environment.dismiss = DismissAction { model.pop() }
    environment.isPresented = true
    var destinations = node.childPreferences.value(DestinationsKey.self) ?? [:]
    for entry in model.shown {
      let screen = view(for: entry, destinations)
      node.child(.id(entry.id)).update(screen, in: environment)
      destinations.merge(node.childPreferences.value(DestinationsKey.self) ?? [:]) { $1 }
    }
    let presented = node.childPreferences.value(PresentedScreensKey.self) ?? []
    model.dismissals = presented.map(\.dismiss)
    for screen in presented {
      let dismiss = UncheckedBox(screen.dismiss)
      environment.dismiss = DismissAction { dismiss.value() }
      node.child(.id(AnyHashable(screen.id))).update(screen.view, in: environment)
    }
  }

  private func view(
    for entry: NavigationEntry, _ destinations: DestinationsKey.Value
  ) -> AnyView {
    switch entry.target {
    case .view(let view): return view
    case .value(let value):
      let make = destinations[ObjectIdentifier(type(of: value.base))]
      return make?(value) ?? AnyView(MissingDestination())
    }
  }

  @MainActor
  private func updateBar(_ node: Node, _ model: NavigationModel, _ environment: EnvironmentValues) {
    let screens = node.children
    guard let top = screens.last else { return }
    let back = screens.count > 1 ? screens[screens.count - 2].preferences : nil
    let bar = NavigationBarModel(
      top.preferences, before: back, isRoot: screens.count == 1, pop: { model.pop() },
      environment)
    node.storage[1] = Kept(bar)
    var environment = environment
    environment.enterBar()
    node.child(.secondary).update(NavigationBar(bar: bar), in: environment)
  }

  func items(_ node: Node) -> [LayoutItem] {
    guard let bar = (node.storage[1] as? Kept<NavigationBarModel>)?.value,
      let chrome = node.children.last, node.children.count > 1
    else { return node.childItems }
    let screen = node.children[node.children.count - 2]
    let content = LayoutItem(
      StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0),
      screen.items, in: node.environment)
    let layout = NavigationLayout(bar: bar, hasBars: chrome.items.count == 3)
    let stack = LayoutItem(layout, [content] + chrome.items, in: node.environment)
    return [LayoutItem(SafeAreaLayout(edges: .all), around: stack, in: node.environment)]
  }

  func preferences(_ node: Node) -> PreferenceValues {
    var preferences = node.childPreferences
    // What is said about bars ends at the stack that has them.
    for key in NavigationBarModel.keys { preferences.remove(key) }
    return preferences
  }
}

/// A reference to a value.
final class Kept<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// What a screen shows for a value that no destination knows: the system's warning sign.
private struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.yellow)
      .notDrawn("a value without a navigationDestination")
  }
}
