/// One of the values that a control can be set to.
struct ControlChoice {
  var title: String
  var isSelected: Bool
  var pick: () -> Void
}

extension [ControlChoice] {
  /// Sets the control to the value of a title.
  func pick(_ title: String) throws(RejectedValue) {
    guard let choice = first(where: { $0.title == title }) else {
      throw RejectedValue("there are " + map { "'\($0.title)'" }.joined(separator: ", "))
    }
    choice.pick()
  }
}

/// Offers a view as a choice, seen or not: a control around it takes its texts for a title.
struct ChoiceLayout: UnaryLayout {
  let isSelected: Bool
  let pick: () -> Void

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let isEnabled = item.environment.isEnabled
    var painting = content
    let title = content.texts.joined(separator: " ")
    painting.choices.append(ControlChoice(title: title, isSelected: isSelected, pick: pick))
    guard !content.accessible.isEmpty else { return painting }
    var element = AccessibleElement(
      role: "button", frame: frame.rounded(toPixel: item.environment.pixelLength))
    element.label = title.isEmpty ? nil : title
    element.texts = content.texts
    element.isEnabled = isEnabled
    if isSelected { element.traits.insert(.isSelected) }
    painting.accessible = [element]
    return painting.answering(Responder(ElementActions(activate: pick), isEnabled: isEnabled))
  }
}
