import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct GeometryTests {
  @Test func aReaderKnowsItsSpaceAndStartsInTheCorner() {
    check(100, 60, "a 0 0 50 10") {
      GeometryReader { Box("a").frame(width: $0.size.width / 2, height: 10) }
    }
  }

  @Test func aReaderWithoutAProposalIsTenPointsWide() {
    check(nil, nil, "a 0 0 10 10") {
      GeometryReader { _ in Box("a") }
    }
  }

  @Test func aReaderInAnOverlayHasTheSizeOfItsView() {
    check(100, 100, "a 40 30 20 40\nb 40 30 20 20") {
      Box("a", 20, 40).overlay {
        GeometryReader { Box("b").frame(height: $0.size.height / 2) }
      }
    }
  }

  @Test func aReaderKnowsWhereItStands() {
    check(100, 100, "a 30 20 30 20") {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        Box("a").frame(width: frame.minX, height: frame.minY)
      }
      .padding(EdgeInsets(top: 20, leading: 30, bottom: 0, trailing: 0))
    }
  }

  @Test func aReaderKnowsNamedSpaces() {
    check(100, 100, "a 30 20 20 10") {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("outer"))
        Box("a").frame(width: frame.minX, height: frame.minY)
      }
      .padding(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0))
      .coordinateSpace(name: "outer")
      .padding(10)
    }
  }

  @Test func theFirstFittingViewIsShown() {
    check(50, 50, "b 5 20 40 10") {
      ViewThatFits {
        Box("a", 60, 10); Box("b", 40, 10); Box("c", 10, 10)
      }
    }
  }

  @Test func theLastViewIsShownWhereNoneFits() {
    check(5, 5, scale: 2, "c -2.5 -2.5 10 10") {
      ViewThatFits {
        Box("a", 60, 10); Box("b", 40, 10); Box("c", 10, 10)
      }
    }
  }

  @Test func onlyTheNamedAxisMustFit() {
    check(50, 5, scale: 2, "a 5 -2.5 40 10") {
      ViewThatFits(in: .horizontal) {
        Box("a", 40, 10); Box("c", 10, 10)
      }
    }
  }

  @Test func aScrollViewShowsItsContentFromTheTop() {
    check(100, 100, "a 40 0 20 200") {
      ScrollView { Box("a", 20, 200) }
    }
  }

  @Test func aScrollViewAsksItsContentForItsIdealLength() {
    check(100, 100, "a 0 0 100 10") {
      ScrollView { Box("a") }
    }
  }

  @Test func edgesLieOnPixels() {
    check(10, 10, scale: 3, "a 2.67 0 10 10") {
      Box("a", 10, 10).offset(x: 2.5)
    }
  }

  @Test func aCanvasCentersInItsSafeArea() {
    let options = RenderingOptions(
      canvas: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 10, trailing: 0), displayScale: 1)
    let rendering = render(Box("a", 20, 20), options)
    #expect(rendering.size == CGSize(width: 100, height: 200))
    #expect(rendering.elements.map(\.frame) == [CGRect(x: 40, y: 110, width: 20, height: 20)])
  }

  @Test func withoutACanvasTheViewHasItsOwnSize() {
    #expect(render(Box("a", 20, 30).padding(5)).size == CGSize(width: 30, height: 40))
  }
}
