/// The choices of a picker, put together by a closure that learns which one is picked.
struct PickerOptions {
  let selection: PickerSelection
  let content: AnyView
  /// Changes what the picked choice sees; others see what is around the picker.
  var picked: (inout EnvironmentValues) -> Void = { _ in }
  /// Whether a control around the choices can be set to them.
  var areOffered = true
  let arrange: ([LayoutItem], Int?) -> [LayoutItem]

  init(
    selection: PickerSelection, content: AnyView,
    picked: @escaping (inout EnvironmentValues) -> Void = { _ in }, areOffered: Bool = true,
    arrange: @escaping ([LayoutItem], Int?) -> [LayoutItem]
  ) {
    self.selection = selection
    self.content = content
    self.picked = picked
    self.areOffered = areOffered
    self.arrange = arrange
  }
}

extension PickerOptions: PrimitiveView {
  func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = nil
    environment.mostElements = nil
    environment.taggedEnvironment = TaggedEnvironment { [picked, selection] tag, environment in
      if tag.unwrapped == selection.value { picked(&environment) }
    }
    node.child(.content).update(content, in: environment)
  }

  func items(_ node: Node) -> [LayoutItem] {
    let options = node.childItems
    let selected = options.firstIndex { $0.traits.tag?.unwrapped == selection.value }
    let choices = options.enumerated().map { index, option in
      choice(option, isSelected: index == selected, node.environment)
    }
    return arrange(choices, selected)
  }

  /// What has no tag cannot be picked.
  private func choice(
    _ option: LayoutItem, isSelected: Bool, _ environment: EnvironmentValues
  ) -> LayoutItem {
    guard areOffered, let tag = option.traits.tag else { return option }
    let layout = ChoiceLayout(isSelected: isSelected) { [selection] in selection.pick(tag) }
    return LayoutItem(layout, around: option, in: environment)
  }
}

/// What a container changes about the views inside it, by their tags.
struct TaggedEnvironment {
  let change: (AnyHashable, inout EnvironmentValues) -> Void
}

extension EnvironmentValues {
  /// What a container changes about the views inside it, by their tags.
  var taggedEnvironment: TaggedEnvironment? {
    get { self[TaggedEnvironmentKey.self] }
    set { self[TaggedEnvironmentKey.self] = newValue }
  }

  /// What a view with a tag sees.
  func tagged(_ tag: AnyHashable) -> EnvironmentValues {
    guard let tagged = taggedEnvironment else { return self }
    var environment = self
    environment.taggedEnvironment = nil
    tagged.change(tag, &environment)
    return environment
  }
}

private enum TaggedEnvironmentKey: EnvironmentKey {
  static var defaultValue: TaggedEnvironment? { nil }
}
