import CoreGraphics
import Drawing
import SwiftUI

/// A text as it came out on the canvas, and what lies behind it.
struct DrawnText {
  var layout: TextLayout
  /// On the canvas, in points.
  var frame: CGRect
  /// Around the forms that cut it off, on the canvas.
  var clips: [CGRect]
  /// The least of all its parts; `nil` where it is different from place to place.
  var contrast: Contrast?
  /// The view that it is drawn by.
  var element: RenderedElement?

  /// All of it, even if not all could be drawn.
  var text: String { element?.description.text ?? letters }

  /// What was drawn of it.
  private var letters: String {
    layout.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
  }

  /// WCAG's large text: 18 points, or 14 that are bold.
  var isLarge: Bool {
    layout.lines.flatMap(\.runs).map(\.face).allSatisfy {
      $0.size >= 18 || $0.size >= 14 && $0.weight.rawValue >= Face.Weight.bold.rawValue
    }
  }
}

/// Walks through a display list from back to front.
struct DrawnTexts {
  private(set) var texts: [DrawnText] = []
  private var surfaces: PaintedSurfaces
  /// Those of texts, in drawing order; the ones that are left.
  private var elements: ArraySlice<RenderedElement>

  /// What surrounds an item.
  private struct Surroundings {
    var transform = CGAffineTransform.identity
    var clips: [PlacedOutline] = []
  }

  init(_ rendering: Rendering) {
    surfaces = PaintedSurfaces(background: rendering.background ?? .white)
    elements = rendering.elements.filter { $0.description.kind == .text }[...]
    walk(rendering.displayList.items, Surroundings())
  }

  private mutating func walk(_ items: [DisplayItem], _ around: Surroundings) {
    for item in items {
      switch item {
      case .fill(let outline, let paint, let evenOdd):
        surfaces.add(
          PlacedOutline(outline, evenOdd: evenOdd, around.transform), color: paint.plainColor,
          clips: around.clips)
      case .text(let layout, let origin): if layout.isSeen { add(layout, origin, around) }
      case .group(let group): walk(group, around)
      case .stroke: break
      }
    }
  }

  private mutating func walk(_ group: DisplayItem.Group, _ around: Surroundings) {
    var inner = around
    inner.transform = group.transform.concatenating(around.transform)
    if let clip = group.clip {
      inner.clips.append(PlacedOutline(clip.outline, evenOdd: clip.evenOdd, inner.transform))
    }
    guard group.opacity < 1 else { return walk(group.items, inner) }
    surfaces.begin(opacity: group.opacity)
    walk(group.items, inner)
    surfaces.end()
  }

  private mutating func add(_ layout: TextLayout, _ origin: CGPoint, _ around: Surroundings) {
    let frame = CGRect(origin: origin, size: layout.size).boundingBox(after: around.transform)
    texts.append(
      DrawnText(
        layout: layout, frame: frame, clips: around.clips.map(\.bounds),
        contrast: contrast(layout, origin, around.transform), element: element(around: frame)))
  }

  /// Texts and their elements come in the same order.
  private mutating func element(around frame: CGRect) -> RenderedElement? {
    let index = elements.firstIndex { $0.frame.insetBy(dx: -1, dy: -1).contains(frame.middle) }
    guard let index else { return nil }
    defer { elements = elements[(index + 1)...] }
    return elements[index]
  }
}

extension DrawnTexts {
  /// The least of all runs.
  private func contrast(
    _ layout: TextLayout, _ origin: CGPoint, _ transform: CGAffineTransform
  ) -> Contrast? {
    var least: Contrast?
    for line in layout.lines {
      for run in line.runs where run.isSeen {
        let middle = CGPoint(
          x: origin.x + line.x + run.x + run.width / 2, y: origin.y + line.baseline - 4)
        guard let found = contrast(of: run.color, at: middle.applying(transform)) else {
          return nil
        }
        if found.ratio < least?.ratio ?? .infinity { least = found }
      }
    }
    return least
  }

  private func contrast(of letters: RGBA, at point: CGPoint) -> Contrast? {
    guard let behind = surfaces.color(at: point),
      let seen = surfaces.color(at: point, under: letters)
    else { return nil }
    return Contrast(letters: letters, behind: behind, ratio: seen.contrast(with: behind))
  }
}

extension TextLayout {
  fileprivate var isSeen: Bool { lines.contains { $0.runs.contains(where: \.isSeen) } }
}

extension TextLayout.GlyphRun {
  /// Who makes a text clear wants its room and not its letters.
  fileprivate var isSeen: Bool { width > 0 && color.alpha > 0 && !text.allSatisfy(\.isWhitespace) }
}

extension Paint {
  fileprivate var plainColor: RGBA? {
    if case .color(let color) = self { color } else { nil }
  }
}
