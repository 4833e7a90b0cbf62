import Testing
import UIKit

struct OutlineTests {
  @Test func arcTurnsClockwiseAsItIsSeen() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.bounds.minX) < 0.001 && abs(quarter.bounds.maxX - 10) < 0.001)
    #expect(abs(quarter.bounds.minY) < 0.001 && abs(quarter.bounds.maxY - 10) < 0.001)
  }

  @Test func otherCornersStaySharp() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 97, y: 3)))
  }

  @Test func insetRectangleLosesItsEdges() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(whole.inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test func mapsOfSpaceFollowEachOther() {
    let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    #expect(CATransform3DGetAffineTransform(map).tx == 20)
    #expect(CATransform3DGetAffineTransform(map).ty == 60)
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-12 && abs(turned.m11) < 1e-12)
  }
}
