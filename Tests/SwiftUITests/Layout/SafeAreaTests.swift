import CoreGraphics
import Testing

@testable import SwiftUI

/// A canvas of 100 × 200 with 40 points taken at the top and 20 at the bottom.
@MainActor
struct SafeAreaTests {
  @Test func viewsKeepInside() {
    #expect(frames { Box("a") } == [CGRect(x: 0, y: 40, width: 100, height: 140)])
  }

  @Test func aViewMayReachOverTheEdges() {
    #expect(
      frames { Box("a").ignoresSafeArea() } == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test func onlyNamedEdgesAreReachedOver() {
    #expect(
      frames { Box("a").ignoresSafeArea(edges: .top) }
        == [CGRect(x: 0, y: 0, width: 100, height: 180)])
  }

  @Test func onlyEdgesThatTouchTheSafeAreaAreReachedOver() {
    let frames = frames {
      VStack(spacing: 0) {
        Box("a", nil, 30).ignoresSafeArea(); Box("b")
      }
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 20, width: 100, height: 30), CGRect(x: 0, y: 70, width: 100, height: 110),
      ])
  }

  @Test func aStyledBackgroundReachesOverTheEdges() {
    let frames = frames { Box("a").background(Color.red) }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 0, y: 40, width: 100, height: 140),
      ])
  }

  @Test func aReaderKnowsHowFarItsSpaceIsTaken() {
    #expect(
      frames {
        GeometryReader { Box("a", 10, $0.safeAreaInsets.top) }.ignoresSafeArea()
      } == [CGRect(x: 0, y: 0, width: 10, height: 40)])
  }

  private func frames(@ViewBuilder _ view: () -> some View) -> [CGRect] {
    let options = RenderingOptions(
      canvas: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0), displayScale: 1)
    return render(view(), options).elements.map(\.frame)
  }
}
