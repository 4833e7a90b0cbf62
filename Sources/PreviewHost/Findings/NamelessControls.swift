import PreviewExchange
import SwiftUI

/// Controls that VoiceOver has no name for.
extension Findings {
  var nameless: [DrawResult.Finding] {
    let images = imageNames
    return (elements.filter(\.isControl) + tappedImages).compactMap { placed in
      let label = placed.element.label ?? ""
      let hint = "give it an accessibilityLabel"
      if label.allSatisfy(\.isWhitespace) {
        return .init(.noLabel, nil, "\(placed.subject) has no name: \(hint)")
      }
      guard images.contains(label), !showsText(placed.element) else { return nil }
      return .init(
        .noLabel, label,
        "\(placed.subject) has no name but that of its picture, '\(label)': \(hint)")
    } + untold
  }

  /// Images that a gesture makes controls of, and nothing else.
  private var tappedImages: [PlacedElement] {
    let counts = elements.compactMap(\.element.responders.first).reduce(into: [:]) {
      $0[ObjectIdentifier($1), default: 0] += 1
    }
    return elements.filter { placed in
      guard placed.element.role == "image", let own = placed.element.responders.first else {
        return false
      }
      return own.actions.activate != nil && counts[ObjectIdentifier(own)] == 1
    }
  }

  /// Images are called after their symbols or files where nobody names them.
  private var imageNames: Set<String> {
    Set(rendering.elements.map(\.description).filter { $0.kind == .image }.compactMap(\.label))
  }

  private func showsText(_ element: AccessibleElement) -> Bool {
    rendering.elements.contains {
      $0.description.kind == .text && element.frame.contains($0.frame.middle)
    }
  }

  /// Gestures of drawings that nobody can perceive.
  private var untold: [DrawResult.Finding] {
    let told = Set(elements.flatMap { $0.element.responders.map(ObjectIdentifier.init) })
    let isMute = rendering.targets.contains { target in
      let first = target.responders.first { $0.actions.activate != nil }
      return first.map { !told.contains(ObjectIdentifier($0)) } ?? false
    }
    return isMute
      ? [.init(.noLabel, nil, "what can be tapped has no name: give it an accessibilityLabel")] : []
  }
}

extension PlacedElement {
  /// As in `a button`.
  fileprivate var subject: String {
    switch element.role {
    case "image": "an image that can be tapped"
    case let role?: "a \(role)"
    case nil: "a control"
    }
  }
}
