import CoreGraphics
import Drawing

/// An outline, moved to its place on the canvas only when somebody asks for a point.
struct PlacedOutline {
  /// Around it and its handles, on the canvas.
  let bounds: CGRect
  private let outline: Outline
  private let evenOdd: Bool
  private let inverse: CGAffineTransform
  /// Whether it is no less than its bounds.
  private let isRect: Bool

  init(_ outline: Outline, evenOdd: Bool, _ transform: CGAffineTransform) {
    self.outline = outline
    self.evenOdd = evenOdd
    inverse = transform.inverted()
    bounds = outline.box.boundingBox(after: transform)
    isRect = transform.b == 0 && transform.c == 0 && outline.isRect
  }

  func contains(_ point: CGPoint) -> Bool {
    if isRect { return bounds.contains(point) }
    return bounds.insetBy(dx: -1, dy: -1).contains(point)
      && outline.contains(point.applying(inverse), evenOdd: evenOdd)
  }
}

extension Outline {
  /// Around all points that it is made of; that of the curves themselves takes longer to find.
  fileprivate var box: CGRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func add(_ point: CGPoint) -> CGPoint {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
      return point
    }
    for element in elements { _ = element.mapped(add) }
    return left <= right
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }
}

extension Outline {
  /// Whether it goes around a rectangle once, from corner to corner.
  fileprivate var isRect: Bool {
    var corners: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): corners.append(end)
      case .close: break
      case .quadCurve, .curve: return false
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return false }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { from, to in
      (from.x == to.x) != (from.y == to.y)
    } && corners[0] != corners[2] && corners[1] != corners[3]
  }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed one.
  func boundingBox(after map: CGAffineTransform) -> CGRect {
    let center = middle.applying(map)
    let size = CGSize(
      width: abs(map.a) * width + abs(map.c) * height,
      height: abs(map.b) * width + abs(map.d) * height)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
