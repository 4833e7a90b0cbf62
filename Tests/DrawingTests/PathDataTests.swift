import CoreGraphics
import Testing

@testable import Drawing

struct PathDataTests {
  private func ends(_ data: String) -> [[Double]] {
    Outline(pathData: data).elements.map { $0.end.map { [$0.x, $0.y] } ?? [] }
  }

  @Test func capitalsAreAbsoluteAndSmallLettersRelative() {
    #expect(
      ends("M1 2L3 4l1 1H9h1V0v2") == [
        [1, 2], [3, 4], [4, 5], [9, 5], [10, 5], [10, 0], [10, 2],
      ])
  }

  @Test func whatFollowsAMoveAreLines() {
    #expect(Outline(pathData: "m1 1 2 0").elements == Outline(pathData: "M1 1L3 1").elements)
  }

  @Test func numbersNeedNoSpaceWhereASignOrAPointParts() {
    #expect(ends("M1-2l.5.5-1e0.25") == [[1, -2], [1.5, -1.5], [0.5, -1.25]])
  }

  @Test func afterClosingOneIsBackAtTheStart() {
    #expect(ends("M1 1h4v4zl1 1") == [[1, 1], [5, 1], [5, 5], [], [2, 2]])
  }

  @Test func aSmoothCurveGoesOnAsTheOneBefore() {
    guard
      case .curve(_, let first, _)? = Outline(pathData: "M0 0C0 2 2 4 4 4S8 2 8 0").elements.last
    else {
      Issue.record("no curve")
      return
    }
    #expect(first == CGPoint(x: 6, y: 4))
  }

  @Test func withoutACurveBeforeASmoothOneStartsStraight() {
    guard case .quadCurve(_, let control)? = Outline(pathData: "M3 4T8 8").elements.last
    else {
      Issue.record("no curve")
      return
    }
    #expect(control == CGPoint(x: 3, y: 4))
  }

  @Test func flagsMayStandRightBeforeANumber() {
    #expect(ends("M0 0a1 1 0 012 0").last == [2, 0])
  }

  /// A half circle of radius 1 from (0, 0) to (2, 0): clockwise on the screen it passes above.
  @Test func theSweepFlagChoosesTheSide() {
    let above = Outline(pathData: "M0 0A1 1 0 0 1 2 0").bounds
    let below = Outline(pathData: "M0 0A1 1 0 0 0 2 0").bounds
    #expect(abs(above.minY + 1) < 1e-3 && abs(above.maxY) < 1e-9)
    #expect(abs(below.maxY - 1) < 1e-3 && abs(below.minY) < 1e-9)
  }

  /// Of a circle of radius 5 around (3, ±4), the long way from (0, 0) to (6, 0) reaches 9 far.
  @Test func theLargeFlagChoosesTheLongWay() {
    let long = Outline(pathData: "M0 0A5 5 0 1 1 6 0").bounds
    #expect(abs(long.height - 9) < 0.01 && abs(long.width - 10) < 0.01)
    let short = Outline(pathData: "M0 0A5 5 0 0 1 6 0").bounds
    #expect(abs(short.height - 1) < 0.01)
  }

  @Test func radiiThatAreTooSmallGrow() {
    #expect(abs(Outline(pathData: "M0 0A1 1 0 0 1 8 0").bounds.height - 4) < 0.01)
  }

  @Test func anEllipseMayBeTurned() {
    let upright = Outline(pathData: "M0 0A2 1 90 0 1 2 0").bounds
    #expect(abs(upright.height - 2) < 0.01)
  }

  @Test func aMistakeEndsThePath() {
    #expect(ends("M1 1L2").count == 1)
    #expect(ends("M1 1X3 3").count == 1)
    #expect(ends("").isEmpty)
  }
}
