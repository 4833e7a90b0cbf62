import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ScrollPositionTests {
  /// Twenty boxes of 100 points in a view of 250 points, scrolled to a position.
  private func top(_ position: ScrollPosition, anchor: UnitPoint? = nil) -> CGFloat? {
    let view = ScrollView {
      VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 100, 100).id($0) } }
    }
    .scrollPosition(.constant(position), anchor: anchor)
    let rendering = render(
      view, RenderingOptions(canvas: CGSize(width: 100, height: 250), displayScale: 1))
    return rendering.elements.first { $0.description.label == "0" }.map { -$0.frame.minY }
  }

  @Test func anEdgeIsAnEndOfTheContent() {
    #expect(top(ScrollPosition(edge: .top)) == 0)
    #expect(top(ScrollPosition(edge: .bottom)) == 1750)
  }

  @Test func aPointIsAnOffset() {
    #expect(top(ScrollPosition(y: 120)) == 120)
    #expect(top(ScrollPosition(point: CGPoint(x: 0, y: 40))) == 40)
  }

  @Test func aViewComesIntoSightOrToItsAnchor() {
    #expect(top(ScrollPosition(id: 5)) == 350)
    #expect(top(ScrollPosition(id: 5, anchor: .top)) == 500)
    #expect(top(ScrollPosition(id: 5), anchor: .center) == 425)
  }

  @Test func aPositionKnowsWhatItIsScrolledTo() {
    var position = ScrollPosition(idType: String.self)
    #expect(position.viewID == nil && position.point == nil && position.edge == nil)
    position.isPositionedByUser = true
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a")
    #expect(position.viewID(type: Int.self) == nil)
    #expect(!position.isPositionedByUser)
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2))
    #expect(position == ScrollPosition(point: CGPoint(x: 1, y: 2)))
  }

  @Test func anObserverLearnsOfTheGeometry() {
    var seen: [ScrollGeometry] = []
    let view = ScrollView { Box("a", 100, 900) }
      .scrollPosition(.constant(ScrollPosition(y: 30)))
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        seen.append($1)
      }
    _ = render(view, RenderingOptions(canvas: CGSize(width: 100, height: 250), displayScale: 1))
    #expect(seen.map(\.contentOffset.y) == [30])
    #expect(seen.first?.contentSize == CGSize(width: 100, height: 900))
    #expect(seen.first?.visibleRect == CGRect(x: 0, y: 30, width: 100, height: 250))
  }

  @Test func viewsLearnWhetherTheyAreSeen() {
    var seen: [Int] = []
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<5) { number in
          Box("\(number)", 100, 100)
            .onScrollVisibilityChange { if $0 { seen.append(number) } }
        }
      }
    }
    _ = render(view, RenderingOptions(canvas: CGSize(width: 100, height: 249), displayScale: 1))
    #expect(seen == [0, 1])
  }
}
