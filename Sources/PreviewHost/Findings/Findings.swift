import Drawing
import PreviewExchange
import SwiftUI

/// What is measured in a drawing, and what is found to be wrong with it.
struct Findings {
  let rendering: Rendering
  /// Whether it shows a whole screen, and not a view of its own size.
  let isScreen: Bool
  let texts: [DrawnText]
  /// What is perceived, from the outside to the inside.
  let elements: [PlacedElement]
  let areas: TouchAreas
  private let bands: Bands

  init(_ rendering: Rendering, isScreen: Bool = false) {
    self.rendering = rendering
    self.isScreen = isScreen
    texts = DrawnTexts(rendering).texts
    elements = rendering.accessible.flatMap { PlacedElement.all(in: $0) }
    bands = Bands(elements.map(\.element.frame))
    areas = TouchAreas(rendering.targets)
  }

  /// In the order of their kinds, then from back to front.
  var all: [DrawResult.Finding] {
    truncated + clipped + lowContrast + smallTargets + nameless + overlapping + notDrawn + unrest
  }

  private var notDrawn: [DrawResult.Finding] {
    rendering.notDrawn.map { .init(.notDrawn, nil, "accepted, not drawn as on iOS: \($0)") }
  }

  private var unrest: [DrawResult.Finding] {
    guard let reason = rendering.unrest else { return [] }
    return [.init(.notSettled, nil, "the preview does not settle: \(reason)")]
  }
}

extension Findings {
  /// The innermost element that a text is part of.
  func owner(of text: DrawnText) -> PlacedElement? {
    bands.candidates(at: text.frame.middle).last {
      elements[$0].element.frame.contains(text.frame.middle)
    }.map { elements[$0] }
  }

  /// Whether nothing cuts an element off: what is scrolled halfway out of sight is not to be judged.
  func isWhole(_ element: AccessibleElement) -> Bool {
    let canvas = CGRect(origin: .zero, size: rendering.size).insetBy(dx: -1, dy: -1)
    return element.visibleFrame.insetBy(dx: -1, dy: -1).contains(element.frame)
      && canvas.contains(element.frame)
  }
}
