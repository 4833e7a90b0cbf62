extension Outline {
  /// A rectangle with rounded corners, beginning at the left end of the top edge, clockwise.
  ///
  /// Radii that don't fit shrink together. Continuous corners are those of iOS: they begin 1.53
  /// radii before the corner and turn softly; where there's no room for that, they approach circles.
  package static func roundedRect(
    _ rect: CGRect, radii: CornerRadii, continuous: Bool = false
  ) -> Outline {
    let rect = rect.standardized
    let radii = radii.fitted(into: rect.size)
    guard !radii.isZero else { return .rect(rect) }
    let shape = Corner(smoothness: continuous ? radii.smoothness(in: rect.size) : 0)
    var elements: [Element] = []
    for (corner, radius, along, across) in corners(of: rect, radii) {
      elements += shape.elements(at: corner, radius: radius, along: along, across: across)
    }
    elements.append(.close)
    if case .line(let start) = elements[0] { elements[0] = .move(to: start) }
    return Outline(elements)
  }

  /// Each corner with the directions from it back along the edge before it and on along the next.
  private static func corners(
    of rect: CGRect, _ radii: CornerRadii
  ) -> [(CGPoint, CGSize, CGPoint, CGPoint)] {
    let (left, right) = (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    let (up, down) = (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    return [
      (CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, down, right),
      (CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, left, down),
      (CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, up, left),
      (CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, right, up),
    ]
  }
}

/// How round each corner of a rectangle is, per axis, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGSize
  package var topRight: CGSize
  package var bottomRight: CGSize
  package var bottomLeft: CGSize

  package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ radius: Double) {
    self.init(CGSize(width: radius, height: radius))
  }

  package init(_ size: CGSize) {
    self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
  }

  var isZero: Bool { all.allSatisfy { $0.width <= 0 || $0.height <= 0 } }

  private var all: [CGSize] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The same radii, shrunk by one factor so that no two of them overlap on an edge.
  func fitted(into size: CGSize) -> CornerRadii {
    let edges = [
      (size.width, topLeft.width + topRight.width),
      (size.width, bottomLeft.width + bottomRight.width),
      (size.height, topLeft.height + bottomLeft.height),
      (size.height, topRight.height + bottomRight.height),
    ]
    let factor = edges.map { length, sum in sum > length ? max(0, length) / sum : 1 }.min() ?? 1
    func shrunk(_ radius: CGSize) -> CGSize {
      CGSize(width: max(0, radius.width) * factor, height: max(0, radius.height) * factor)
    }
    return CornerRadii(
      topLeft: shrunk(topLeft), topRight: shrunk(topRight), bottomRight: shrunk(bottomRight),
      bottomLeft: shrunk(bottomLeft))
  }

  /// From 0, where there's room for circular corners only, to 1, where continuous ones fit.
  func smoothness(in size: CGSize) -> Double {
    let room = all.flatMap { radius in
      [
        radius.width > 0 ? size.width / 2 / radius.width : .infinity,
        radius.height > 0 ? size.height / 2 / radius.height : .infinity,
      ]
    }
    let reach = room.min() ?? .infinity
    return min(1, max(0, (reach - 1) / (Corner.continuous.reach - 1)))
  }
}
