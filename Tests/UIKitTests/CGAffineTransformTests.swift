import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test func theLastCallHappensFirst() {
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 3))
  }

  @Test func aQuarterTurnGoesClockwiseOnTheScreen() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test func theInverseUndoes() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 4, y: -2).applying(map).applying(map.inverted())
    #expect(abs(point.x - 4) < 1e-12 && abs(point.y + 2) < 1e-12)
  }

  @Test func whatCannotBeUndoneStays() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rectanglesGrowAroundTheirCorners() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -1, y: 0, width: 1, height: 2))
  }
}
