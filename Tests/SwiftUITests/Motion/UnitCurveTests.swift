import Testing

@testable import SwiftUI

struct UnitCurveTests {
  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.7), endControlPoint: UnitPoint(x: 1, y: 0.2)),
  ]

  @Test(arguments: all)
  func everyCurveGoesFromZeroToOne(_ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  @Test(arguments: all, [0.1, 0.3, 0.5, 0.8])
  func theInverseLeadsBack(_ curve: UnitCurve, _ time: Double) {
    #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-9)
  }

  @Test(arguments: all, [0.1, 0.3, 0.6, 0.8])
  func velocityIsTheSlope(_ curve: UnitCurve, _ time: Double) {
    let step = 1e-5
    let slope = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
    #expect(abs(curve.velocity(at: time) - slope) < 1e-4)
  }

  @Test func aQuarterOfACircleHasItsValues() {
    // 1 - √(1 - 0.6²) = 0.2 and √(1 - 0.4²) = √0.84.
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.6) - 0.84.squareRoot()) < 1e-12)
  }

  @Test func easingIsSymmetric() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    let (early, late) = (UnitCurve.easeIn.value(at: 0.3), UnitCurve.easeOut.value(at: 0.7))
    #expect(abs(early + late - 1) < 1e-9)
  }
}
