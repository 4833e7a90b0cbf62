import CoreGraphics
import Drawing
import Testing

@testable import SwiftUI

@MainActor
struct EffectTests {
  @Test func opacityFadesTheGroupAndTheReportedColour() throws {
    let rendering = render(Color.black.opacity(0.5).frame(width: 10, height: 10).opacity(0.5))
    #expect(rendering.elements.map(\.description.color) == [RGBA(0, 0, 0, 0.25)])
    #expect(try group(rendering).opacity == 0.5)
  }

  @Test func fullOpacityMakesNoGroup() {
    let rendering = render(Color.black.frame(width: 10, height: 10).opacity(1))
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rendering.displayList.items == [.fill(.rect(square), .color(.black), evenOdd: false)])
  }

  @Test func clippingCutsAtTheShapeOfTheFrame() throws {
    let group = try group(render(Color.black.frame(width: 20, height: 10).clipShape(Capsule())))
    #expect(group.clip?.outline == .capsule(in: CGRect(x: 0, y: 0, width: 20, height: 10)))
  }

  @Test func aShadowIsAnEffectOfTheGroup() throws {
    let group = try group(
      render(Color.black.frame(width: 10, height: 10).shadow(color: .black, radius: 4, y: 2)))
    #expect(group.effects == [.shadow(.black, radius: 4, x: 0, y: 2)])
  }

  @Test func turningMovesTheReportedFrame() {
    check(40, 40, "a 15 10 10 20") {
      Box("a", 20, 10).rotationEffect(.degrees(90))
    }
  }

  @Test func aBorderLiesInsideTheFrame() {
    let rendering = render(Box("a", 20, 20).border(Color.black, width: 2))
    #expect(rendering.size == CGSize(width: 20, height: 20))
    #expect(rendering.elements.count == 2)
  }

  private func group(_ rendering: Rendering) throws -> DisplayItem.Group {
    guard case .group(let group) = try #require(rendering.displayList.items.first) else {
      throw NoGroup()
    }
    return group
  }

  private struct NoGroup: Error {}
}
