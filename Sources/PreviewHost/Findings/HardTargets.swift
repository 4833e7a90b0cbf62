import Drawing
import PreviewExchange
import SwiftUI

/// Controls that are hard to hit.
extension Findings {
  /// The side of a square that a fingertip hits, in points, from Apple's guidelines.
  private static let fingertip = 44.0

  var smallTargets: [DrawResult.Finding] {
    elements.filter(\.hasOwnTarget).compactMap { placed in
      let element = placed.element
      guard let area = area(of: element), isTooSmall(area),
        isWhole(element), !isOnlyText(element)
      else { return nil }
      let size = "\(Int(area.width.rounded())) by \(Int(area.height.rounded()))"
      return .init(
        .smallTarget, element.label,
        "\(placed.name) is \(size) points, less than the 44 by 44 that a fingertip takes")
    }
  }

  /// All of a button's label belongs to it, and of a gesture's view what is drawn.
  private func area(of element: AccessibleElement) -> CGRect? {
    guard let area = element.responders.first.flatMap(areas.area) else { return nil }
    return isButton(element) ? area.union(element.frame) : area
  }

  private func isButton(_ element: AccessibleElement) -> Bool {
    ["button", "link"].contains(element.role)
  }

  private func isTooSmall(_ area: CGRect) -> Bool {
    // Half a point is lost where edges lie on pixels.
    min(area.width, area.height) < Self.fingertip - 0.5
  }

  /// Whether a button is nothing but its title, which iOS itself makes no larger than the text.
  private func isOnlyText(_ element: AccessibleElement) -> Bool {
    guard isButton(element) else { return false }
    let kinds = rendering.elements.filter { element.frame.contains($0.frame.middle) }
      .map(\.description.kind)
    return kinds.contains(.text) && !kinds.contains(.shape)
  }

  /// A control in whose middle another one is hit.
  var overlapping: [DrawResult.Finding] {
    let controls = elements.filter { $0.isControl && isWhole($0.element) }
    let owners = Dictionary(
      controls.flatMap { control in
        control.element.responders.prefix(1).map { (ObjectIdentifier($0), control) }
      }, uniquingKeysWith: { first, _ in first })
    return controls.compactMap { lower in
      guard let own = lower.element.responders.first else { return nil }
      func hit(_ point: CGPoint) -> [Responder] { areas.responders(at: point) }
      func isOwn(_ responders: [Responder]) -> Bool { responders.contains { $0 === own } }
      if isOwn(hit(lower.element.visibleFrame.middle)) { return nil }
      let other = hit(rendering.activationPoint(of: lower.element))
      guard !isOwn(other), let upper = other.lazy.compactMap({ owners[ObjectIdentifier($0)] }).first
      else { return nil }
      return .init(.overlap, lower.element.label, "\(lower.name) lies under \(upper.name)")
    }
  }
}
