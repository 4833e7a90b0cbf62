/// Lists each of the modified views as a control, before what it consists of.
///
/// This is how a control becomes something that can be tapped, typed into and read aloud. `Button`
/// is the simplest example; a switch would say
///
///     content.modifier(
///       ControlModifier(role: "switch", value: isOn ? "1" : "0", actions: actions))
///
/// where `actions` offers `activate` and `setValue`. The name of the control is what can be read in
/// it, unless it has a `label`. Whether it is enabled comes from the environment.
struct ControlModifier {
  /// What an assistive technology would call it.
  var role: String
  /// What can be read in the control, where that is not its name.
  var label: String?
  /// As it is spoken.
  var value: String?
  var traits: AccessibilityTraits = []
  var isFocused = false
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
    let read = content.texts.joined(separator: " ")
    let label = control.label ?? (read.isEmpty ? nil : read)
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    let isEnabled = item.environment.isEnabled
    var painting = content
    painting.elements.insert(
      RenderedElement(ElementDescription(.control, role: control.role, label: label), frame: frame),
      at: 0)
    var element = AccessibleElement(role: control.role, frame: frame)
    element.label = label
    element.value = control.value
    element.traits = control.traits
    element.isEnabled = isEnabled
    element.isFocused = control.isFocused
    element.takeTogether(content)
    painting.accessible = [element]
    let actions = control.actions.followed(by: item.environment.afterActivation)
    return painting.answering(Responder(actions, isEnabled: isEnabled))
  }
}

extension AccessibleElement {
  /// Stands for everything inside a control: its texts, and what can be done with it.
  fileprivate mutating func takeTogether(_ content: Painting) {
    texts = content.texts
    for inner in content.accessible {
      responders += inner.responders
      hint = hint ?? inner.hint
      identifier = identifier ?? inner.identifier
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
