import PreviewExchange
import SwiftUI

extension Screen {
  /// Throws where something is not as it is expected to be.
  func check(_ expectation: StoryStep.Expectation) throws(StepProblem) {
    switch expectation {
    case .see(let text):
      if !shows(text) { throw unmet("'\(text)' is not to be seen") }
    case .notSee(let text):
      if shows(text) { throw unmet("'\(text)' is to be seen") }
    case .enabled(let name):
      if !(try element(name).isEnabled) { throw unmet("\(name) is disabled") }
    case .disabled(let name):
      if try element(name).isEnabled { throw unmet("\(name) is enabled") }
    case .value(let name, let value):
      try check(try element(name), name, has: value)
    case .focused(let name):
      if !(try element(name).isFocused) { throw unmet("\(name) does not have the focus") }
    case .title(let text):
      try checkTitle(text)
    case .count(let name, let count):
      let found = elements(named: name).count
      if found != count { throw unmet("there are \(found) of '\(name)', not \(count)") }
    }
  }

  private func check(
    _ element: AccessibleElement, _ name: ElementName, has value: String
  ) throws(StepProblem) {
    guard let actual = element.value else { throw unmet("\(name) has no value") }
    if actual != value { throw unmet("the value of \(name) is '\(actual)'") }
  }

  private func checkTitle(_ text: String) throws(StepProblem) {
    guard let title else { throw unmet("there is no title") }
    if title != text { throw unmet("the title is '\(title)'") }
  }

  private func unmet(_ message: String) -> StepProblem {
    StepProblem(.unmet, message, on: self)
  }
}
