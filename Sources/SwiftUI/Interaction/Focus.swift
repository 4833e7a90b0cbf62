/// The place of a control that can have the focus; at most one has it.
@MainActor
package final class FocusPlace {
  fileprivate var links: [FocusLink] = []
  private let host: ViewHost

  fileprivate init(_ host: ViewHost) {
    self.host = host
  }

  package var isFocused: Bool { host.focus === self }

  /// Moves the focus here; bindings of `FocusState` around it learn of it.
  package func take() {
    guard !isFocused else { return }
    host.focus?.resign()
    host.focus = self
    for link in links { link.set(true) }
    host.setNeedsUpdate()
  }

  package func resign() {
    guard isFocused else { return }
    host.focus = nil
    for link in links where link.isFocused() { link.set(false) }
    host.setNeedsUpdate()
  }

  /// Follows what a program has written into the bindings.
  fileprivate func follow(_ links: [FocusLink]) {
    self.links = links
    guard !links.isEmpty else { return }
    let isWanted = links.contains { $0.isFocused() }
    if isWanted { host.focus = self } else if isFocused { host.focus = nil }
  }
}

/// One `focused` modifier around a control.
package struct FocusLink {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

/// Lets a control have the focus: it shows whether it does, and offers `focus` among its actions.
package struct FocusReader<Content: View> {
  private let content: (FocusPlace) -> Content

  package init(content: @escaping (FocusPlace) -> Content) {
    self.content = content
  }
}

extension FocusReader: PrimitiveView {
  package func update(_ node: Node) {
    let place = (node.storage[0] as? FocusPlace) ?? made(in: node)
    place.follow(node.environment.focusLinks)
    node.child(.content).update(content(place), in: node.environment)
  }

  @MainActor
  private func made(in node: Node) -> FocusPlace {
    let place = FocusPlace(node.host)
    node.storage[0] = place
    node.onRemoval { [host = node.host] in if place.isFocused { host.focus = nil } }
    return place
  }
}

extension EnvironmentValues {
  /// What the `focused` modifiers around a control say, the innermost last.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
}

private enum FocusLinksKey: EnvironmentKey {
  static var defaultValue: [FocusLink] { [] }
}
