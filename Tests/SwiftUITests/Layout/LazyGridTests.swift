import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct LazyGridTests {
  @Test func flexibleColumnsShareTheWidth() {
    check(
      208, 60,
      "a 0 0 100 20\nb 108 0 100 20\nc 0 28 100 20"
    ) {
      VStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          Box("a", nil, 20)
          Box("b", nil, 20)
          Box("c", nil, 20)
        }
        Spacer(minLength: 0)
      }
    }
  }

  @Test func anAdaptiveColumnTakesAsManyAsFit() {
    check(200, 20, "a 0 0 70 20\nb 78 0 57 20\nc 143 0 57 20") {
      LazyVGrid(
        columns: [GridItem(.fixed(70), spacing: 8), GridItem(.adaptive(minimum: 40), spacing: 8)]
      ) {
        Box("a", nil, 20)
        Box("b", nil, 20)
        Box("c", nil, 20)
      }
    }
  }

  @Test func fixedColumnsStandWhereTheGridSays() {
    check(100, 20, "a 10 0 40 20\nb 50 0 40 20") {
      LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))]) {
        Box("a", nil, 20)
        Box("b", nil, 20)
      }
    }
    check(100, 20, "a 60 0 40 20") {
      LazyVGrid(columns: [GridItem(.fixed(40))], alignment: .trailing) { Box("a", nil, 20) }
    }
  }

  @Test func aRowIsAsHighAsItsHighestViewAndOthersStandInItsMiddle() {
    check(108, 40, "a 0 10 50 20\nb 58 0 50 40") {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Box("a", nil, 20)
        Box("b", nil, 40)
      }
    }
  }

  @Test func aHorizontalGridGoesDownFirst() {
    check(48, 48, "a 0 0 20 20\nb 0 28 20 20\nc 28 0 20 20") {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        Box("a", 20)
        Box("b", 20)
        Box("c", 20)
      }
    }
  }

  @Test func aLazyStackTakesAllTheWidthAndItsViewsTheirHeights() {
    check(100, 48, "a 0 0 30 20\nb 0 28 100 20") {
      LazyVStack(alignment: .leading) {
        Box("a", 30, 20)
        Box("b", nil, 20)
      }
    }
  }

  @Test func aLazyContainerMakesOnlyWhatMayBeSeen() {
    var made = 0
    _ = render(
      List(0..<100_000, id: \.self) { number in
        made += 1
        return Text("\(number)")
      },
      RenderingOptions(canvas: CGSize(width: 390, height: 844)))
    #expect(made > 0 && made < 1000)
  }
}
