import CoreGraphics
import Foundation

/// The outlines of an icon whose canvas is one unit wide and high.
package struct Icon: Hashable, Sendable {
  /// Each is filled by itself.
  package var parts: [Part]

  package struct Part: Hashable, Sendable {
    package var outline: Outline
    package var isEvenOdd: Bool
  }

  package init(parts: [Part]) {
    self.parts = parts
  }

  /// Reads the icons of Bootstrap: paths, and now and then a circle, on a square canvas.
  init?(svg text: String) {
    let tags = text.split(separator: "<")
    guard let box = tags.first(where: { $0.hasPrefix("svg") })?.attribute("viewBox"),
      let side = box.split(separator: " ").compactMap({ Double($0) }).last, side > 0
    else { return nil }
    let scale = CGAffineTransform(a: 1 / side, b: 0, c: 0, d: 1 / side, tx: 0, ty: 0)
    parts = tags.compactMap { tag in
      Outline(svgTag: tag).map { outline in
        let isEvenOdd = tag.attribute("fill-rule") == "evenodd"
        return Part(outline: outline.transformed(by: scale), isEvenOdd: isEvenOdd)
      }
    }
    if parts.isEmpty { return nil }
  }
}

extension Outline {
  fileprivate init?(svgTag tag: Substring) {
    if tag.hasPrefix("path"), let data = tag.attribute("d") {
      self.init(pathData: data)
    } else if tag.hasPrefix("circle"), let x = tag.number("cx"), let y = tag.number("cy"),
      let radius = tag.number("r")
    {
      self = .ellipse(
        in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    } else if tag.hasPrefix("rect"), let width = tag.number("width"),
      let height = tag.number("height")
    {
      let corner = CGPoint(x: tag.number("x") ?? 0, y: tag.number("y") ?? 0)
      self = .roundedRect(
        CGRect(x: corner.x, y: corner.y, width: width, height: height),
        radii: CornerRadii(tag.number("rx") ?? 0))
    } else {
      return nil
    }
  }
}

extension Substring {
  /// The value of an attribute of this tag.
  fileprivate func attribute(_ name: String) -> Substring? {
    guard let start = range(of: " \(name)=\"")?.upperBound else { return nil }
    return self[start...].firstIndex(of: "\"").map { self[start..<$0] }
  }

  fileprivate func number(_ name: String) -> Double? {
    attribute(name).flatMap { Double($0) }
  }
}
