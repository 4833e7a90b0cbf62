import Testing

@testable import SwiftUI

@MainActor
struct PaddingTests {
  @Test func isSixteenPointsUnlessGiven() {
    check(100, 100, "a 16 16 68 68") { Box("a").padding() }
  }

  @Test func touchesOnlyTheNamedSides() {
    check(100, 100, "a 10 0 90 100") { Box("a").padding(.leading, 10) }
  }

  @Test func takesFourDistances() {
    check(100, 100, "a 2 1 94 96") {
      Box("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
  }

  @Test func addsUp() {
    check(100, 100, "a 15 15 70 70") { Box("a").padding(10).padding(5) }
  }

  @Test func leavesAnOpenProposalOpen() {
    check(nil, nil, "a 5 5 10 10") { Box("a").padding(5) }
  }

  @Test func negativeDistancesMakeTheFrameSmallerThanTheView() {
    check(100, 100, "a 40 40 20 20\nb 45 45 10 10") {
      Box("a", 20, 20).padding(-5).overlay { Box("b") }
    }
  }

  @Test func padsEachViewOfAGroup() {
    check(40, 20, "a 5 5 10 10\nb 25 5 10 10") {
      HStack(spacing: 0) {
        Group {
          Box("a", 10, 10); Box("b", 10, 10)
        }.padding(5)
      }
    }
  }

  @Test func followsTheReadingDirection() {
    check(100, 10, "a 0 0 70 10") {
      Box("a").padding(.leading, 30).environment(\.layoutDirection, .rightToLeft)
    }
  }
}
