import CoreGraphics
import Drawing
import Testing

@testable import PreviewHost

@Suite struct PlacedOutlineTests {
  private let square = Outline.rect(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func aRectangleIsAllOfItsBounds() {
    let placed = PlacedOutline(
      square, evenOdd: false, CGAffineTransform(scaleX: 2, y: -1).translatedBy(x: 5, y: 0))
    #expect(placed.bounds == CGRect(x: 10, y: -10, width: 20, height: 10))
    #expect(placed.contains(CGPoint(x: 29, y: -9)))
    #expect(!placed.contains(CGPoint(x: 31, y: -9)))
  }

  /// Turned by an eighth, the square has its corners in the middle of the sides of its bounds.
  @Test func aTurnedOneIsNot() {
    let placed = PlacedOutline(
      square, evenOdd: false, CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(placed.bounds.width - 200.0.squareRoot()) < 1e-9)
    #expect(placed.contains(CGPoint(x: 0, y: 7)))
    #expect(!placed.contains(CGPoint(x: 5, y: 1)))
  }

  @Test func aCircleIsNot() {
    let circle = Outline.ellipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let placed = PlacedOutline(circle, evenOdd: false, .identity)
    #expect(placed.contains(CGPoint(x: 5, y: 5)) && !placed.contains(CGPoint(x: 0.5, y: 0.5)))
  }
}
