import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct RobustnessTests {
  @Test func survivesAThousandLevels() {
    let rendering = render(Nested(depth: 1000), RenderingOptions(displayScale: 1))
    #expect(rendering.elements.count == 1)
    #expect(rendering.size == CGSize(width: 2010, height: 2010))
  }

  @Test func saysThatAViewContainsItself() {
    let rendering = render(Endless())
    #expect(rendering.elements.isEmpty)
    #expect(rendering.notDrawn.contains("views nested too deep"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -10, 1e300])
  func survivesStrangeNumbers(_ number: CGFloat) {
    let view = HStack(spacing: number) {
      Box("a", number, number).padding(number).offset(x: number).frame(width: number)
      Box("b").frame(minWidth: number, maxWidth: number).layoutPriority(number)
      Box("c").aspectRatio(number, contentMode: .fit).scaleEffect(number)
      Box("d").position(x: number, y: number).alignmentGuide(.top) { _ in number }
    }
    let canvas = CGSize(width: 100, height: 100)
    #expect(render(view, RenderingOptions(canvas: canvas)).size == canvas)
  }
}

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth > 0 {
      VStack { AnyView(Nested(depth: depth - 1).padding(1)) }
    } else {
      Box("a")
    }
  }
}

private struct Endless: View {
  var body: some View {
    AnyView(Endless())
  }
}
