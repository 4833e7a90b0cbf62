import CoreGraphics

/// An arc as SVG writes it: by its end points, the radii, and which of the four possible arcs it is.
///
/// The conversion to a centre and angles:
/// <https://www.w3.org/TR/SVG11/implnote.html#ArcConversionEndpointToCenter>.
struct EllipticalArc {
  private let start: CGPoint
  private let end: CGPoint
  private let radii: CGSize
  private let rotation: Double
  private let isLarge: Bool
  private let isClockwise: Bool

  /// `numbers` are the radii, the rotation in degrees, and the two flags.
  init(from start: CGPoint, to end: CGPoint, _ numbers: [Double]) {
    self.start = start
    self.end = end
    radii = CGSize(width: abs(numbers[0]), height: abs(numbers[1]))
    rotation = numbers[2] * .pi / 180
    (isLarge, isClockwise) = (numbers[3] != 0, numbers[4] != 0)
  }

  /// A straight line where a radius is zero, nothing where the arc leads nowhere.
  var curves: [Outline.Element] {
    guard start != end else { return [] }
    guard radii.width > 0, radii.height > 0 else { return [.line(to: end)] }
    let map = ellipse
    let (from, to) = (start.applying(map.inverted()), end.applying(map.inverted()))
    let center = self.center(from, to)
    let angle = atan2(from.y - center.y, from.x - center.x)
    let arc = Outline.arc(
      center: center, radius: 1, from: angle, to: angle + sweep(from, to, around: center))
    var elements = Array(arc.transformed(by: map).elements.dropFirst())
    elements.append(elements.removeLast().ending(at: end))
    return elements
  }

  /// Makes the ellipse of a circle of radius 1.
  ///
  /// Radii too small to reach from end to end grow until they do.
  private var ellipse: CGAffineTransform {
    let turn = CGAffineTransform(rotationAngle: rotation)
    let map = CGAffineTransform(scaleX: radii.width, y: radii.height).concatenating(turn)
    let (from, to) = (start.applying(map.inverted()), end.applying(map.inverted()))
    let growth = max(1, hypot(to.x - from.x, to.y - from.y) / 2)
    return CGAffineTransform(scaleX: radii.width * growth, y: radii.height * growth)
      .concatenating(turn)
  }

  /// Of the two circles of radius 1 through both points, the one that has the arc.
  private func center(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let distance = (max(0, 4 / (dx * dx + dy * dy) - 1)).squareRoot() / 2
    let side = isLarge == isClockwise ? -distance : distance
    return CGPoint(x: (from.x + to.x) / 2 - side * dy, y: (from.y + to.y) / 2 + side * dx)
  }

  private func sweep(_ from: CGPoint, _ to: CGPoint, around center: CGPoint) -> Double {
    let angle =
      atan2(to.y - center.y, to.x - center.x) - atan2(from.y - center.y, from.x - center.x)
    if isClockwise { return angle < 0 ? angle + 2 * .pi : angle }
    return angle > 0 ? angle - 2 * .pi : angle
  }
}

extension Outline.Element {
  /// The same element, free of rounding at its end.
  fileprivate func ending(at point: CGPoint) -> Outline.Element {
    switch self {
    case .curve(_, let control1, let control2):
      .curve(to: point, control1: control1, control2: control2)
    default: self
    }
  }
}
