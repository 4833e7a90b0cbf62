import Drawing

/// A part of the canvas that takes a touch, and who answers to it.
package struct TouchTarget {
  /// What a place has to lie in, on the canvas, in points: a form, and all that clips it.
  var clips: [DisplayItem.Clip]
  /// From the innermost to the outermost.
  package internal(set) var responders: [Responder] = []

  init(_ outline: Outline, evenOdd: Bool = false) {
    clips = [.init(outline, evenOdd: evenOdd)]
  }

  package func contains(_ point: CGPoint) -> Bool {
    clips.allSatisfy { $0.outline.contains(point, evenOdd: $0.evenOdd) }
  }

  /// A rectangle around all places that lie in it.
  package var bounds: CGRect {
    clips.dropFirst().reduce(clips[0].outline.bounds) { $0.intersection($1.outline.bounds) }
  }

  var middle: CGPoint { bounds.center }

  func transformed(by transform: CGAffineTransform) -> TouchTarget {
    var target = self
    target.clips = clips.map { .init($0.outline.transformed(by: transform), evenOdd: $0.evenOdd) }
    return target
  }
}
