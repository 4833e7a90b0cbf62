import CoreGraphics
import Testing

@testable import SwiftUI

struct CombiningTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let corner = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test func aUnionHasTheOuterEdge() {
    #expect(
      square.union(corner).description
        == Path { path in
          path.addLines([
            CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5),
            CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 15), CGPoint(x: 5, y: 15),
            CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 10),
          ])
          path.closeSubpath()
        }.description)
  }

  @Test func anIntersectionIsInBoth() {
    let both = square.intersection(corner)
    #expect(both.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(both) == 25)
  }

  @Test func whatIsTakenAwayLeavesAHole() {
    let hole = Path(CGRect(x: 2, y: 2, width: 2, height: 2))
    let rest = square.subtracting(hole)
    #expect(area(rest) == 96)
    #expect(!rest.contains(CGPoint(x: 3, y: 3)))
    #expect(rest.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func aDifferenceLeavesOutWhatBothHave() {
    #expect(area(square.symmetricDifference(corner)) == 75 + 75)
  }

  @Test func sharedEdgesVanish() {
    let right = Path(CGRect(x: 10, y: 0, width: 5, height: 10))
    let both = square.union(right)
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(area(both) == 150)
    #expect(both.description.split(separator: "l").count == 4)
  }

  /// Two circles of radius 50, the centre of each on the other.
  @Test func curvesAreFollowedClosely() {
    let (left, right) = (
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)),
      Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    )
    let lens = 5000 * acos(0.5) - 25 * 7500.0.squareRoot()
    #expect(abs(area(left.intersection(right)) / lens - 1) < 0.005)
  }

  @Test func aLineIsCutAtTheEdge() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    #expect(line.lineIntersection(square).boundingRect.width == 10)
    #expect(line.lineSubtraction(square).description.split(separator: "m").count == 3)
  }

  /// By the rule of trapezoids; the way around is positive, that around a hole negative.
  private func area(_ path: Path) -> Double {
    var (sum, first, last) = (0.0, CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      sum += Double(last.x * point.y - point.x * last.y) / 2
      last = point
    }
    path.forEach { element in
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point): add(point)
      default: add(first)
      }
    }
    return sum
  }
}
