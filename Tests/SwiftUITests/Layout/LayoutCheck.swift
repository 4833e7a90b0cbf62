import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// Lays a view out on a canvas and compares the frames of its boxes.
///
/// Frames are written as `name x y width height`, one a line, in the order of drawing; numbers
/// are points, with up to two decimals.
@MainActor
func check(
  _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> some View
) {
  let canvas = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
  let rendering = render(view(), RenderingOptions(canvas: canvas, displayScale: scale))
  let frames = rendering.elements.map { element in
    "\(element.description.label ?? "?") \(text(element.frame))"
  }
  #expect(frames.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

private func text(_ frame: CGRect) -> String {
  [frame.minX, frame.minY, frame.width, frame.height].map { number in
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }.joined(separator: " ")
}
