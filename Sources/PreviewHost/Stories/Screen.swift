import PreviewExchange
import SwiftUI

/// What is on the screen, as somebody perceives it who does not see it.
struct Screen {
  let rendering: Rendering
  /// In reading order, what is scrolled out of sight too; containers stand before what they hold.
  let elements: [AccessibleElement]

  init(_ rendering: Rendering) {
    self.rendering = rendering
    elements = rendering.readingOrder.map(\.element)
  }

  var visible: [AccessibleElement] { elements.filter(isVisible) }

  func isVisible(_ element: AccessibleElement) -> Bool {
    let canvas = CGRect(origin: .zero, size: rendering.size)
    return !element.visibleFrame.isEmpty && !element.visibleFrame.intersection(canvas).isEmpty
  }
}

extension Screen {
  /// All that go by a name: a label counts before an identifier, and that before a text inside.
  func elements(named name: String) -> [AccessibleElement] {
    elements(named: name, among: elements)
  }

  func elements(named name: String, among elements: [AccessibleElement]) -> [AccessibleElement] {
    let ways: [(AccessibleElement) -> Bool] = [
      { $0.label == name }, { $0.identifier == name }, { $0.texts.contains(name) },
    ]
    for isMeant in ways {
      let found = elements.filter(isMeant)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The one that a step means.
  func element(_ name: ElementName) throws(StepProblem) -> AccessibleElement {
    let found = elements(named: name.text)
    guard !found.isEmpty else { throw missing(name.text, among: elements) }
    guard let number = name.number else {
      if found.count == 1 { return found[0] }
      throw StepProblem(
        .ambiguous,
        "\(name) could be any of \(found.count): "
          + found.enumerated().map { "\($0 + 1) is \($1.place)" }.joined(separator: ", ")
          + "; add the number")
    }
    guard found.indices.contains(number - 1) else {
      throw StepProblem(.missing, "there is no \(name), only \(found.count) of that name")
    }
    return found[number - 1]
  }

  func missing(_ name: String, among elements: [AccessibleElement]) -> StepProblem {
    let names = elements.flatMap { [$0.label, $0.identifier].compactMap(\.self) + $0.texts }
    return StepProblem(
      .missing, "there is no '\(name)'", on: self, unknown: .init(name: name, known: names))
  }

  /// Whether a text can be read: as a whole, or as some of the words of a longer one.
  func shows(_ text: String) -> Bool {
    visible.contains { $0.words.contains { $0.containsWords(of: text) } }
  }

  /// What stands at the top of the screen.
  var title: String? {
    visible.last { $0.role == "navigationBar" }?.label
  }
}

extension Screen {
  /// What can be perceived, for a message.
  var contents: String {
    let shown = visible.filter { $0.label != nil || $0.value != nil }.map(\.summary)
    if shown.isEmpty { return "there is nothing on the screen" }
    let limit = 30
    let more = shown.count > limit ? " and \(shown.count - limit) more" : ""
    return "on the screen: " + shown.prefix(limit).joined(separator: ", ") + more
  }
}

extension AccessibleElement {
  /// As in `button 'Save' (disabled)`.
  var summary: String {
    let name = label ?? identifier
    let parts = [role, name.map { "'\($0)'" }, value.map { "= '\($0)'" }].compactMap(\.self)
    return parts.joined(separator: " ") + (isEnabled ? "" : " (disabled)")
  }

  fileprivate var place: String {
    "the \(role ?? "element") at \(Int(frame.midX.rounded())), \(Int(frame.midY.rounded()))"
  }

  fileprivate var words: [String] {
    [label, value].compactMap(\.self) + texts
  }
}

extension String {
  /// Whether a text occurs whose first and last words are no parts of longer words.
  fileprivate func containsWords(of text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return ranges(of: text).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : nil
      let after = range.upperBound < endIndex ? self[range.upperBound] : nil
      return !(first.isWordPart && before?.isWordPart == true)
        && !(last.isWordPart && after?.isWordPart == true)
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
