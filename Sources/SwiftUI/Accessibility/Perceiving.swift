extension View {
  /// Changes how the view is perceived: everything inside that is an element of its own, or else the
  /// view as a whole, which becomes one.
  nonisolated func perceived(
    _ change: @escaping (inout AccessibleElement, EnvironmentValues) -> Void
  ) -> some View {
    painted { painting, frame, environment in
      var painting = painting
      if painting.accessible.isEmpty {
        painting.accessible = [painting.elementOfAll(in: frame)]
      }
      for index in painting.accessible.indices { change(&painting.accessible[index], environment) }
      return painting
    }
  }
}

extension Painting {
  /// An element for what has none; who answers in it answers for it.
  fileprivate func elementOfAll(in frame: CGRect) -> AccessibleElement {
    var element = AccessibleElement(role: nil, frame: frame)
    element.responders = targets.last?.responders ?? []
    element.actions = element.responders.first?.actions.names ?? []
    return element
  }

  /// Drawn, but nothing to perceive; nor do its texts name anything.
  var silent: Painting {
    var painting = self
    painting.accessible = []
    painting.texts = []
    painting.names = []
    painting.substituteNames = []
    return painting
  }

  /// Makes one element of all that is perceived.
  func asElement(_ behavior: AccessibilityChildBehavior, in frame: CGRect) -> Painting {
    if behavior == .combine, accessible.count == 1 { return self }
    var painting = self
    var element = AccessibleElement(role: nil, frame: frame)
    switch behavior {
    case .contain: element.children = accessible
    case .combine: element.combine(accessible)
    default: element.responders = accessible.first?.responders ?? []
    }
    painting.accessible = [element]
    return painting
  }
}

extension AccessibleElement {
  /// Takes over what can be told of several elements, and done with them.
  fileprivate mutating func combine(_ elements: [AccessibleElement]) {
    let all = elements.sorted { $0.sortPriority > $1.sortPriority }
    func joined(_ parts: [String?]) -> String? {
      let parts = parts.compactMap(\.self).filter { !$0.isEmpty }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    label = joined(all.map(\.label))
    value = joined(all.map(\.value))
    hint = joined(all.map(\.hint))
    identifier = all.lazy.compactMap(\.identifier).first
    texts = all.flatMap(\.texts)
    isEnabled = all.allSatisfy(\.isEnabled)
    isFocused = all.contains(where: \.isFocused)
    for element in all {
      traits.formUnion(element.traits)
      responders += element.responders
      actions += element.actions
    }
    role =
      all.lazy.compactMap(\.role).first { !["text", "image"].contains($0) }
      ?? (texts.isEmpty ? all.first?.role : "text")
  }
}
