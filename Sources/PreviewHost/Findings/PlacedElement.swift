import SwiftUI

/// An element that is perceived, and what it is part of.
struct PlacedElement {
  let element: AccessibleElement
  /// The roles of what is around it.
  let surroundings: [String]

  /// From the outermost to the innermost.
  static func all(in element: AccessibleElement, _ around: [String] = []) -> [PlacedElement] {
    let inner = around + [element.role].compactMap(\.self)
    return [PlacedElement(element: element, surroundings: around)]
      + element.children.flatMap { all(in: $0, inner) }
  }

  var isControl: Bool { element.role.map(Self.controls.contains) ?? false }

  private static let controls: Set = [
    "button", "link", "switch", "slider", "stepper", "textField", "secureTextField", "textView",
    "searchField", "popUpButton", "picker", "segmentedControl", "datePicker", "colorWell", "menu",
    "tab",
  ]

  /// Whether it can be tapped, and its author decides how large it is: bars, alerts and the system's
  /// own controls are as large as the system has them.
  var hasOwnTarget: Bool {
    let isTappable = element.responders.first?.actions.activate != nil
    return isTappable && element.isEnabled && !element.isSizedBySystem && !isSystems
      && ["button", "link", "text", "image", "header"].contains(element.role ?? "text")
  }

  /// Whether the system decides how it looks.
  var isSystems: Bool {
    !Set(surroundings + [element.role ?? ""]).isDisjoint(with: Self.system)
  }

  private static let system: Set = [
    "navigationBar", "toolbar", "tab", "tabBar", "alert", "dialog", "menu", "stepper",
    "segmentedControl", "picker", "datePicker",
  ]

  /// As in `the button 'Save'`.
  var name: String {
    "the \(element.role ?? "element")" + (element.label.map { " '\($0)'" } ?? "")
  }
}

extension AccessibleElement {
  var isEmptyField: Bool {
    ["textField", "secureTextField", "searchField"].contains(role) && value?.isEmpty == true
  }
}
