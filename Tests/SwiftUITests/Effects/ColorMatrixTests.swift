import Drawing
import Testing

@testable import SwiftUI

struct ColorMatrixTests {
  private let red = RGBA(1, 0, 0)

  @Test func theNewMatrixChangesNothing() {
    let color = RGBA(0.1, 0.2, 0.3, 0.4)
    #expect(isNear(ColorMatrix().applied(to: color), color))
  }

  @Test func withoutSaturationABrightnessRemains() {
    #expect(isNear(ColorMatrix.saturation(0).applied(to: red), RGBA(0.2126, 0.2126, 0.2126)))
    #expect(isNear(ColorMatrix.saturation(0).applied(to: .white), .white))
  }

  @Test func contrastMovesAwayFromTheMiddle() {
    let matrix = ColorMatrix.contrast(2)
    #expect(isNear(matrix.applied(to: RGBA(0.5, 0.4, 0.7)), RGBA(0.5, 0.3, 0.9)))
  }

  @Test func brightnessIsAddedAndEndsAtWhite() {
    #expect(isNear(ColorMatrix.brightness(0.25).applied(to: red), RGBA(1, 0.25, 0.25)))
  }

  @Test func theOppositeOfRedIsCyan() {
    #expect(isNear(ColorMatrix.invert().applied(to: red), RGBA(0, 1, 1)))
  }

  @Test func aWholeTurnOfTheHueChangesNothing() {
    #expect(isNear(ColorMatrix.hueRotation(.degrees(360)).applied(to: red), red))
  }

  @Test func graysHaveNoHueToTurn() {
    let gray = RGBA(0.4, 0.4, 0.4)
    #expect(isNear(ColorMatrix.hueRotation(.degrees(77)).applied(to: gray), gray))
  }

  @Test func brightnessBecomesOpacity() {
    #expect(isNear(ColorMatrix.luminanceToAlpha.applied(to: red), RGBA(0, 0, 0, 0.2126)))
  }

  private func isNear(_ color: RGBA, _ other: RGBA) -> Bool {
    let differences = [
      color.red - other.red, color.green - other.green, color.blue - other.blue,
      color.alpha - other.alpha,
    ]
    return differences.allSatisfy { abs($0) < 1e-5 }
  }
}
