import CoreGraphics
import Drawing
import Testing

@testable import SwiftUI

@MainActor
struct CornerTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func aUniformRectangleIsAsRoundAsItsRoundestCorner() {
    let uneven = ConcentricRectangle(topLeadingCorner: 8, topTrailingCorner: .fixed(4))
    let even = UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 4)
    #expect(uneven.path(in: frame) == even.path(in: frame))
    let uniform = ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
    #expect(
      uniform.path(in: frame)
        == UnevenRoundedRectangle(
          topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12,
          topTrailingRadius: 12
        ).path(in: frame))
  }

  @Test func cornersThatFollowAContainerAreReported() {
    #expect(
      render(ConcentricRectangle()).notDrawn == ["ConcentricRectangle: corners of a container"])
    #expect(render(ConcentricRectangle(corners: .fixed(3))).notDrawn.isEmpty)
  }

  @Test func cornersAreConcentricWithThoseOfTheContainer() {
    let inner = CGRect(x: 8, y: 8, width: 84, height: 84)
    let rendering = render(inContainer(ConcentricRectangle()))
    let expected = UnevenRoundedRectangle(
      topLeadingRadius: 16, bottomLeadingRadius: 16, bottomTrailingRadius: 16,
      topTrailingRadius: 16
    ).path(in: inner)
    #expect(
      rendering.displayList.items == [.fill(expected.outline, .color(.black), evenOdd: false)])
    #expect(rendering.notDrawn.isEmpty)
  }

  @Test func aRelativeShapeIsTheContainersOwnAtItsDistance() {
    let inner = CGRect(x: 8, y: 8, width: 84, height: 84)
    let rendering = render(inContainer(ContainerRelativeShape()))
    let expected = RoundedRectangle(cornerRadius: 16).path(in: inner)
    #expect(
      rendering.displayList.items == [.fill(expected.outline, .color(.black), evenOdd: false)])
  }

  private func inContainer(_ shape: some Shape) -> some View {
    shape.padding(8).frame(width: 100, height: 100).containerShape(.rect(cornerRadius: 24))
  }

  @Test func shapesKnowTheirCorners() {
    #expect(Capsule().corners(in: CGSize(width: 40, height: 10)) == .fixed(5))
    #expect(Capsule().corners(in: nil) == nil)
    #expect(Rectangle().corners(in: nil) == .fixed(0))
  }

  @Test func setsOfCornersContainThem() {
    #expect(Edge.Corner.Set.top.contains(.topTrailing))
    #expect(!Edge.Corner.Set.leading.contains(.topTrailing))
    #expect(Edge.Corner.Set.all.rawValue == 0b1111)
    #expect(Edge.Corner.Set.bottom.debugDescription == "[bottomLeading, bottomTrailing]")
  }

  @Test func cornersAreScaledTogether() {
    var corners = RoundedRectangularShapeCorners(topLeading: 2, topTrailing: .fixed(4))
    var data = corners.animatableData
    data.scale(by: 2)
    corners.animatableData = data
    #expect(corners[.topLeading].radius == 4 && corners[.topTrailing].radius == 8)
    #expect(data.magnitudeSquared == 16 + 64)
  }

  @Test func aStopIsTwiceTheLight() {
    let light = Color(.sRGBLinear, white: 0.25).exposureAdjust(1).resolve(in: EnvironmentValues())
    #expect(abs(light.linearRed - 0.5) < 1e-4)
  }

  @Test func anImageThatIsDrawnHasItsSize() throws {
    let image = Image(size: CGSize(width: 4, height: 2)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 2)), with: .color(.black))
    }
    #expect(render(image).size == CGSize(width: 4, height: 2))
    let large = render(image.resizable().frame(width: 8, height: 8))
    let group = try #require(large.displayList.items.first?.group)
    #expect(CGPoint(x: 4, y: 2).applying(group.transform) == CGPoint(x: 8, y: 8))
  }
}
