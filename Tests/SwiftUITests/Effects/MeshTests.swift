import CoreGraphics
import Drawing
import Testing

@testable import SwiftUI

struct MeshTests {
  private let mesh = ColorMesh(
    width: 2, height: 2,
    points: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)],
    colors: [.black, .white, .black, .white], background: .clear, isSmooth: true,
    isPerceptual: false)

  @Test func pointsHaveTheirColours() {
    #expect(mesh.color(across: 0, down: 0.3) == .black)
    #expect(mesh.color(across: 1, down: 0.3) == .white)
    #expect(mesh.color(across: 0.5, down: 0) == RGBA(0.5, 0.5, 0.5))
  }

  @Test func colourIsSofterAtThePoints() {
    #expect(mesh.color(across: 0.1, down: 0).red < 0.1)
  }

  @Test func patchesFillTheCell() {
    let items = mesh.patches(over: CGRect(x: 0, y: 0, width: 120, height: 120))
    #expect(items.count == 1 + 12 * 12)
    #expect(items[1].bounds.origin == .zero)
  }

  @Test func aMeshThatLacksPointsIsItsBackground() {
    var broken = mesh
    broken.points.removeLast()
    broken.background = .white
    let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(broken.patches(over: bounds) == [.fill(.rect(bounds), .color(.white), evenOdd: false)])
  }
}
