/// One sentence of a storyboard: something that is done to a preview, or expected of it.
package enum StoryStep: Codable, Hashable, Sendable {
  case act(Action)
  case expect(Expectation)

  package enum Action: Codable, Hashable, Sendable {
    case tap(ElementName)
    case longPress(ElementName)
    case swipe(ElementName, Direction)
    case type(String, into: ElementName)
    case clear(ElementName)
    case submit
    case set(ElementName, to: String)
    case selectTab(ElementName)
    case back
    case dismiss
    case refresh
    case scroll(to: ElementName)
    /// Seconds.
    case wait(Double)
  }

  package enum Expectation: Codable, Hashable, Sendable {
    case see(String)
    case notSee(String)
    case enabled(ElementName)
    case disabled(ElementName)
    case value(ElementName, is: String)
    case focused(ElementName)
    case title(String)
    case count(String, is: Int)
  }

  package enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// Whether the step may change what is drawn.
  package var isActing: Bool {
    if case .act = self { true } else { false }
  }
}

/// What a step calls an element: its accessibility label, its identifier, or a text in it.
package struct ElementName: Codable, Hashable, Sendable {
  package var text: String
  /// Which of several, from 1; `nil` where there is to be only one.
  package var number: Int?

  package init(_ text: String, number: Int? = nil) {
    self.text = text
    self.number = number
  }
}

extension ElementName: CustomStringConvertible {
  package var description: String { "'\(text)'" + (number.map { " \($0)" } ?? "") }
}
