import CoreGraphics
import Testing

struct OutlineTests {
  let box = CGRect(x: 10, y: 20, width: 100, height: 50)

  func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
      && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
  }

  @Test func shapesFillTheirRectangle() {
    #expect(isNear(Outline.rect(box).bounds, box))
    #expect(isNear(Outline.ellipse(in: box).bounds, box))
    #expect(isNear(Outline.capsule(in: box).bounds, box))
    for continuous in [false, true] {
      let shape = Outline.roundedRect(box, radii: CornerRadii(12), continuous: continuous)
      #expect(isNear(shape.bounds, box))
    }
  }

  @Test func boundsFollowTheCurveAndNotItsHandles() {
    let arch = Outline([
      .move(to: .zero),
      .curve(
        to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 8, y: 8)),
    ])
    #expect(isNear(arch.bounds, CGRect(x: 0, y: 0, width: 8, height: 6)))
  }

  @Test func boundsOfAQuadraticCurveAreHalfItsHandle() {
    let arch = Outline([
      .move(to: .zero), .quadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 6)),
    ])
    #expect(isNear(arch.bounds, CGRect(x: 0, y: 0, width: 8, height: 3)))
  }

  @Test func cornersAreOutside() {
    let round = Outline.roundedRect(box, radii: CornerRadii(20))
    // The circle's point on the diagonal is 20 · (1 − 1/√2) = 5.86 from both edges.
    #expect(!round.contains(CGPoint(x: 15.8, y: 25.8)))
    #expect(round.contains(CGPoint(x: 15.9, y: 25.9)))
    #expect(Outline.rect(box).contains(CGPoint(x: 10.1, y: 20.1)))
  }

  @Test func continuousCornersBeginEarlier() {
    let round = Outline.roundedRect(box, radii: CornerRadii(10), continuous: true)
    guard case .move(let start) = round.elements[0] else { return #expect(Bool(false)) }
    #expect(abs(start.y - (20 + 15.2866483)) < 1e-6)
  }

  @Test func radiiShrinkTogetherWhereTheyDoNotFit() {
    let pill = Outline.roundedRect(box, radii: CornerRadii(400), continuous: true)
    #expect(pill.elements.count == Outline.capsule(in: box).elements.count)
    #expect(pill.contains(CGPoint(x: 60, y: 20.1)))
    #expect(!pill.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func onlyNamedCornersAreRound() {
    var radii = CornerRadii(0)
    radii.topLeft = CGSize(width: 20, height: 20)
    let tab = Outline.roundedRect(box, radii: radii)
    #expect(!tab.contains(CGPoint(x: 11, y: 21)))
    #expect(tab.contains(CGPoint(x: 109, y: 21)))
    #expect(tab.contains(CGPoint(x: 11, y: 69)))
  }

  @Test func evenOddLeavesAHole() {
    let ring = Outline(
      Outline.rect(box).elements + Outline.rect(box.insetBy(dx: 10, dy: 10)).elements)
    let middle = CGPoint(x: 60, y: 45)
    #expect(ring.contains(middle))
    #expect(!ring.contains(middle, evenOdd: true))
    #expect(ring.contains(CGPoint(x: 15, y: 45), evenOdd: true))
  }

  @Test func reversedHolesAreEmpty() {
    let hole = Outline.rect(box.insetBy(dx: 10, dy: 10)).reversed
    let ring = Outline(Outline.rect(box).elements + hole.elements)
    #expect(!ring.contains(CGPoint(x: 60, y: 45)))
    #expect(ring.contains(CGPoint(x: 15, y: 45)))
  }

  @Test func arcsEndWhereTheyShould() {
    let quarter = Outline.arc(center: .zero, radius: 10, from: 0, to: .pi / 2)
    #expect(isNear(quarter.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let back = Outline.arc(center: .zero, radius: 10, from: 0, to: -.pi)
    #expect(isNear(back.bounds, CGRect(x: -10, y: -10, width: 20, height: 10)))
    #expect(back.elements.count == 3)
  }

  @Test func transformMovesEveryPoint() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let turned = Outline.rect(box).transformed(by: turn)
    #expect(isNear(turned.bounds, CGRect(x: -70, y: 10, width: 50, height: 100)))
  }
}
