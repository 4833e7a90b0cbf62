import CoreGraphics

extension DisplayList {
  /// A rectangle around everything drawn, shadows and blurs included; empty at the origin if
  /// nothing is.
  package var bounds: CGRect {
    let boxes = items.map(\.bounds).filter { !$0.isNull }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}

extension DisplayItem {
  package var bounds: CGRect {
    switch self {
    case .fill(let outline, _, _): outline.elements.isEmpty ? .null : outline.bounds
    case .stroke(let outline, _, let stroke):
      outline.bounds.insetBy(dx: -stroke.reach, dy: -stroke.reach)
    case .text(let layout, let origin): layout.bounds.offsetBy(dx: origin.x, dy: origin.y)
    case .group(let group): group.bounds
    }
  }
}

extension DisplayItem.Group {
  package var bounds: CGRect {
    guard !isClippedAway else { return .null }
    var box = contentBounds
    for effect in effects { box = box.insetBy(dx: -effect.reach, dy: -effect.reach) }
    return Outline.rect(box).transformed(by: transform).bounds
  }
}

extension DisplayItem.Group {
  /// Whether the clip leaves nothing of the items.
  var isClippedAway: Bool { contentBounds.isNull }

  /// Around the items as clipped, without effects and before the transform.
  var contentBounds: CGRect {
    var box = DisplayList(items).bounds
    if let mask { box = box.intersection(DisplayList(mask).bounds) }
    guard let clip else { return box }
    return box.intersection(clip.outline.bounds)
  }
}

extension TextLayout {
  /// Glyphs reach beyond their cells; half the size is more than any does.
  fileprivate var bounds: CGRect {
    let size = lines.flatMap(\.runs).map(\.face.size).max() ?? 0
    return CGRect(origin: .zero, size: self.size).insetBy(dx: -size / 2, dy: -size / 2)
  }
}

extension Stroke {
  /// How far beyond the outline it is seen, in points.
  fileprivate var reach: Double {
    width / 2 * (join == .miter ? max(1, miterLimit) : 1.5)
  }
}
