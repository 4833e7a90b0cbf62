import Drawing
import Testing

@testable import SwiftUI

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private let box = CGRect(x: 0, y: 0, width: 100, height: 50)

private func isClose(_ first: CGRect, _ second: CGRect, by distance: Double = 1e-6) -> Bool {
  abs(first.minX - second.minX) < distance && abs(first.minY - second.minY) < distance
    && abs(first.maxX - second.maxX) < distance && abs(first.maxY - second.maxY) < distance
}

@Suite struct PathTests {
  @Test func descriptionsCanBeReadBack() {
    let path = Triangle().path(in: box)
    #expect(path.description == "50.0 0.0 m 100.0 50.0 l 0.0 50.0 l h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil)
  }

  @Test func closingReturnsToTheStartOfThePart() {
    #expect(Triangle().path(in: box).currentPoint == CGPoint(x: 50, y: 0))
  }

  @Test func anArcTurnsToTheRightUnlessClockwise() {
    var right = Path()
    right.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(isClose(right.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    var left = Path()
    left.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(isClose(left.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), by: 0.01))
  }

  @Test(arguments: [false, true]) func aWholeTurnIsACircle(clockwise: Bool) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(360),
      clockwise: clockwise)
    #expect(isClose(path.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test func anArcIsJoinedByALine() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.description.hasPrefix("0.0 20.0 m 10.0 0.0 l"))
  }

  @Test func aTangentArcRoundsTheCorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 20)))
  }

  @Test func trimmingGoesByLength() {
    let half = Rectangle().path(in: box).trimmedPath(from: 0, to: 0.5)
    // 150 of 300 points: all of the top and of the right side.
    #expect(half.description == "0.0 0.0 m 100.0 0.0 l 100.0 50.0 l")
  }

  @Test func trimmingCutsCurves() {
    let quarter = Circle().path(in: CGRect(x: -10, y: -10, width: 20, height: 20))
      .trimmedPath(from: 0, to: 0.25)
    #expect(isClose(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), by: 0.01))
  }

  @Test func aStrokeCoversHalfItsWidthOnBothSides() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    let edge = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(isClose(edge.boundingRect, CGRect(x: 0, y: -2, width: 10, height: 4)))
    #expect(edge.contains(CGPoint(x: 5, y: 1.9)))
    #expect(!edge.contains(CGPoint(x: 5, y: 2.1)))
  }

  @Test func sharpCornersReachBeyondTheStroke() {
    let edge = Path(box).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(isClose(edge.boundingRect, CGRect(x: -2, y: -2, width: 104, height: 54)))
    #expect(!edge.contains(CGPoint(x: 50, y: 25)))
  }
}

@Suite struct ShapeTests {
  @Test func aCircleStaysInTheMiddle() {
    #expect(
      isClose(
        Circle().path(in: box).boundingRect, CGRect(x: 25, y: 0, width: 50, height: 50)))
  }

  @Test func aCircleTakesTheShorterSide() {
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20))
        == CGSize(width: 20, height: 20))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test func insetShapesLieInside() {
    #expect(Rectangle().inset(by: 5).path(in: box) == Path(box.insetBy(dx: 5, dy: 5)))
    let rounded = RoundedRectangle(cornerRadius: 10, style: .circular)
    let expected = Path(roundedRect: box.insetBy(dx: 4, dy: 4), cornerRadius: 6, style: .circular)
    #expect(rounded.inset(by: 4).path(in: box) == expected)
  }

  @Test func insetsAddUp() {
    #expect(
      Capsule().inset(by: 2).inset(by: 3).path(in: box)
        == Capsule().path(in: box.insetBy(dx: 5, dy: 5)))
  }

  @Test func aCapsuleEndsInHalfCircles() {
    let path = Capsule(style: .circular).path(in: box)
    #expect(path.contains(CGPoint(x: 25 - 17.6, y: 25 - 17.6)))
    #expect(!path.contains(CGPoint(x: 25 - 17.8, y: 25 - 17.8)))
  }

  @Test func shapesTurnAndGrowAroundTheirMiddle() {
    let turned = Rectangle().rotation(.degrees(90)).path(in: box).boundingRect
    #expect(isClose(turned, CGRect(x: 25, y: -25, width: 50, height: 100)))
    let grown = Rectangle().scale(2).path(in: box).boundingRect
    #expect(isClose(grown, CGRect(x: -50, y: -25, width: 200, height: 100)))
  }

  @Test func ownShapesAreDrawnWhereTheirFrameLies() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let items = Triangle().fill(.red).draw(in: frame, EnvironmentValues())
    let path = Triangle().path(in: box).offsetBy(dx: 10, dy: 20)
    #expect(items == [.fill(path.outline, .color(RGBA(hex: 0xFF3B30)), evenOdd: false)])
  }

  @Test func aBorderLiesInside() {
    let items = Rectangle().strokeBorder(.black, lineWidth: 4).draw(in: box, EnvironmentValues())
    #expect(
      items == [.stroke(.rect(box.insetBy(dx: 2, dy: 2)), .color(.black), Stroke(width: 4))])
  }

  @Test func fillAndStrokeLieOverEachOther() {
    let items = Rectangle().fill(.white).stroke(.black).draw(in: box, EnvironmentValues())
    #expect(
      items == [
        .fill(.rect(box), .color(.white), evenOdd: false),
        .stroke(.rect(box), .color(.black), Stroke(width: 1)),
      ])
  }

  @Test func aStrokedShapeIsDrawnAsALine() {
    let items = Rectangle().stroke(lineWidth: 3).draw(in: box, EnvironmentValues())
    #expect(items == [.stroke(.rect(box), .color(.black), Stroke(width: 3))])
  }
}

extension Shape {
  fileprivate func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    fill().draw(in: frame, environment)
  }
}
