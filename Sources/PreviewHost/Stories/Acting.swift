import PreviewExchange
import SwiftUI

extension StoryPlayer {
  /// Does what a step says, and lets everything happen that follows.
  func act(_ action: StoryStep.Action) throws(StepProblem) {
    switch action {
    case .tap(let name): try touch(name, \.activate)
    case .longPress(let name): try touch(name, \.longPress)
    case .swipe(let name, let direction):
      try touch(name) { actions in actions.swipe.map { swipe in { swipe(.init(direction)) } } }
    case .type(let text, let name): try type(text, into: name)
    case .clear(let name): try perform(name, "cleared", \.clearText)
    case .submit: try submit()
    case .set(let name, let value): try set(name, to: value)
    case .selectTab(let name): try selectTab(name)
    case .back: try performAnywhere("there is nothing to go back to", \.goBack)
    case .dismiss: try performAnywhere("there is nothing to dismiss", \.dismiss)
    case .refresh: try refresh()
    case .scroll(let name): try scroll(to: name)
    case .wait(let seconds): live.settle(for: seconds)
    }
    if case .wait = action { return }
    live.settle()
  }

  /// Touches the place of an element: what is on top there gets it.
  private func touch(
    _ name: ElementName, _ action: (ElementActions) -> ElementActions.Action?
  ) throws(StepProblem) {
    let screen = screen
    let element = try screen.element(name)
    guard screen.isVisible(element) else {
      throw StepProblem(.refused, "\(name) is out of sight: 'scroll to \"\(name.text)\"' shows it")
    }
    live.rendering.touch(at: live.rendering.activationPoint(of: element), action)
  }

  /// The nearest thing around an element that offers an action does it.
  private func perform(
    _ name: ElementName, _ participle: String, _ action: (ElementActions) -> ElementActions.Action?
  ) throws(StepProblem) {
    let element = try usable(name)
    guard let perform = element.responders.firstOffer(action) else {
      throw StepProblem(.refused, "\(name) cannot be \(participle): it is \(element.summary)")
    }
    perform()
  }

  /// The element of a name, which must not be disabled.
  private func usable(_ name: ElementName) throws(StepProblem) -> AccessibleElement {
    let element = try screen.element(name)
    if !element.isEnabled { throw StepProblem(.refused, "\(name) is disabled") }
    return element
  }

  /// What lies on top does it, of all that offers it.
  private func performAnywhere(
    _ complaint: String, _ action: (ElementActions) -> ElementActions.Action?
  ) throws(StepProblem) {
    guard let perform = live.rendering.allResponders.firstOffer(action) else {
      throw StepProblem(.refused, complaint, on: screen)
    }
    perform()
  }
}

extension StoryPlayer {
  private func type(_ text: String, into name: ElementName) throws(StepProblem) {
    let element = try usable(name)
    guard element.responders.firstOffer(\.insertText) != nil else {
      throw StepProblem(.refused, "nothing can be typed into \(name): it is \(element.summary)")
    }
    element.responders.firstOffer(\.focus)?()
    live.settle(for: 0)
    for character in text {
      // Each letter may change what the next one goes to.
      let screen = screen
      let focused = screen.elements.first(where: \.isFocused)
      let target = if let focused { focused } else { try screen.element(name) }
      target.responders.firstOffer(\.insertText)?(String(character))
      live.settle(for: 0)
    }
  }

  private func submit() throws(StepProblem) {
    guard let focused = screen.elements.first(where: \.isFocused) else {
      throw StepProblem(.refused, "nothing has the focus", on: screen)
    }
    guard let submit = focused.responders.firstOffer(\.submit) else {
      throw StepProblem(.refused, "\(focused.summary) cannot be submitted")
    }
    submit()
  }

  private func set(_ name: ElementName, to value: String) throws(StepProblem) {
    let element = try usable(name)
    guard let setValue = element.responders.firstOffer(\.setValue) else {
      throw StepProblem(.refused, "\(name) takes no value: it is \(element.summary)")
    }
    do { try setValue(value) } catch {
      throw StepProblem(.refused, "\(name) cannot be '\(value)': \(error.reason)")
    }
  }

  private func selectTab(_ name: ElementName) throws(StepProblem) {
    let tabs = screen.elements.filter { $0.role == "tab" }
    let meant = screen.elements(named: name.text, among: tabs)
    guard !meant.isEmpty else { throw screen.missing(name.text, among: tabs) }
    let place = (name.number ?? 1) - 1
    guard meant.indices.contains(place) else {
      throw StepProblem(.missing, "there is no tab \(name), only \(meant.count) of that name")
    }
    meant[place].responders.firstOffer(\.activate)?()
  }

  private func refresh() throws(StepProblem) {
    guard let refresh = live.rendering.allResponders.firstOffer(\.refresh) else {
      throw StepProblem(.refused, "nothing here can be refreshed", on: screen)
    }
    live.run(refresh)
  }

  private func scroll(to name: ElementName) throws(StepProblem) {
    let element = try screen.element(name)
    for responder in element.responders { responder.actions.reveal?(element.frame) }
    live.settle()
    if screen.isVisible(try screen.element(name)) { return }
    throw StepProblem(.refused, "\(name) is out of sight, and nothing around it scrolls to it")
  }
}

extension SwipeDirection {
  fileprivate init(_ direction: StoryStep.Direction) {
    self =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
  }
}
