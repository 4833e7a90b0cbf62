import Testing

@testable import SwiftUI

/// Views without a canvas that are offered a width, as components on a page are.
@MainActor @Suite struct OfferedWidthTests {
  private func size(_ view: some View, width: CGFloat?) -> CGSize {
    render(view, RenderingOptions(width: width, displayScale: 1)).size
  }

  @Test func whatWantsLessIsAsLargeAsItWants() {
    #expect(
      size(Color.red.frame(width: 50, height: 20), width: 200) == CGSize(width: 50, height: 20))
  }

  @Test func whatTakesAllThereIsTakesTheWidth() {
    let row = HStack {
      Color.red.frame(width: 20, height: 20)
      Spacer()
      Color.red.frame(width: 20, height: 20)
    }
    #expect(size(row, width: 200) == CGSize(width: 200, height: 20))
  }

  @Test func withoutAWidthItIsTheIdealOne() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
      Color.red.frame(maxWidth: .infinity, maxHeight: 20)
    }
    #expect(size(row, width: nil) == CGSize(width: 30, height: 20))
  }

  @Test func theFirstArrangementThatIsNotCutOffIsTaken() {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 300, height: 20)
      Color.red.frame(width: 100, height: 40)
    }
    #expect(size(view, width: 200) == CGSize(width: 100, height: 40))
    #expect(size(view, width: 320) == CGSize(width: 300, height: 20))
  }
}
