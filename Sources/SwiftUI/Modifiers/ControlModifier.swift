/// Lists each of the modified views as a control, before what it consists of.
///
/// This is how a control becomes something that can be tapped, typed into and read aloud. `Button`
/// is the simplest example, `Toggle` one with a value. The name of the control is its `label`, else
/// what `namesControl` and `controlName` say inside of it, else what can be read in it. What it can
/// be set to are the choices inside, unless it says so itself. Whether it is enabled comes from the
/// environment.
struct ControlModifier {
  /// What an assistive technology would call it.
  var role: String
  /// What can be read in the control, where that is not its name.
  var label: String?
  /// As it is spoken.
  var value: String?
  var traits: AccessibilityTraits = []
  var isFocused = false
  /// Whether the buttons inside can be come to by themselves, as the segments of a picker can.
  var keepsButtons = false
  var actions = ElementActions()
}

extension ControlModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    content.map { LayoutItem(ControlLayout(control: self), around: $0, in: node.environment) }
  }
}

private struct ControlLayout: UnaryLayout {
  let control: ControlModifier

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    let isEnabled = item.environment.isEnabled
    var element = element(content, frame, isEnabled)
    // A row is as high as a finger wants it, and all of it belongs to the control.
    if item.environment.isInList { element.isSizedBySystem = true }
    var painting = content
    painting.elements.insert(
      RenderedElement(
        ElementDescription(.control, role: control.role, label: element.label), frame: frame,
        in: item.environment),
      at: 0)
    painting.accessible = [element]
    (painting.names, painting.substituteNames, painting.choices) = ([], [], [])
    let actions = actions(content.choices).followed(by: item.environment.afterActivation)
    return painting.answering(Responder(actions, isEnabled: isEnabled))
  }

  private func element(
    _ content: Painting, _ frame: CGRect, _ isEnabled: Bool
  ) -> AccessibleElement {
    var element = AccessibleElement(role: control.role, frame: frame)
    let ways = [content.names, content.substituteNames, content.texts]
    element.label =
      control.label
      ?? ways.map { $0.filter { !$0.isEmpty }.joined(separator: " ") }.first { !$0.isEmpty }
    element.value = control.value ?? content.choices.first(where: \.isSelected)?.title
    element.traits = control.traits
    element.isEnabled = isEnabled
    element.isFocused = control.isFocused
    element.takeTogether(content, keepsButtons: control.keepsButtons)
    return element
  }

  private func actions(_ choices: [ControlChoice]) -> ElementActions {
    var actions = control.actions
    if !choices.isEmpty, actions.setValue == nil {
      actions.setValue = { value throws(RejectedValue) in try choices.pick(value) }
    }
    return actions
  }
}

extension AccessibleElement {
  /// Stands for everything inside a control: its texts, and what can be done with it.
  fileprivate mutating func takeTogether(_ content: Painting, keepsButtons: Bool) {
    texts = content.texts
    for inner in content.accessible {
      if keepsButtons, inner.role == "button" {
        children.append(inner)
        continue
      }
      responders += inner.responders
      hint = hint ?? inner.hint
      identifier = identifier ?? inner.identifier
      if inner.isSizedBySystem { isSizedBySystem = true }
    }
  }
}

extension ElementActions {
  /// The same; a tap does one more thing afterwards.
  fileprivate func followed(by next: (() -> Void)?) -> ElementActions {
    guard let next, let activate else { return self }
    var actions = self
    actions.activate = {
      activate()
      next()
    }
    return actions
  }
}

extension EnvironmentValues {
  /// What a tap on a control does beside what the control does: an alert, for one, goes away.
  var afterActivation: (() -> Void)? {
    get { self[AfterActivationKey.self] }
    set { self[AfterActivationKey.self] = newValue }
  }
}

private enum AfterActivationKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}
