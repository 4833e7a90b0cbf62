import Testing

@testable import SwiftUI

@MainActor
struct SpacerTests {
  @Test func pushesViewsApart() {
    check(100, 10, "a 0 0 10 10\nb 90 0 10 10") {
      HStack(spacing: 0) {
        Box("a", 10, 10); Spacer(); Box("b", 10, 10)
      }
    }
  }

  @Test func isEightPointsLongAtLeast() {
    check(nil, nil, "a 0 0 10 10\nb 18 0 10 10") {
      HStack(spacing: 0) {
        Box("a", 10, 10); Spacer(); Box("b", 10, 10)
      }
    }
  }

  @Test func keepsNoDistanceToItsNeighbours() {
    check(nil, nil, "a 0 0 10 10\nb 18 0 10 10") {
      HStack {
        Box("a", 10, 10); Spacer(); Box("b", 10, 10)
      }
    }
  }

  @Test func explicitSpacingHoldsForSpacersToo() {
    check(nil, nil, "a 0 0 10 10\nb 28 0 10 10") {
      HStack(spacing: 5) {
        Box("a", 10, 10); Spacer(); Box("b", 10, 10)
      }
    }
  }

  @Test func keepsTheLengthItIsGiven() {
    check(nil, nil, "a 0 0 10 10\nb 40 0 10 10") {
      HStack(spacing: 0) {
        Box("a", 10, 10); Spacer(minLength: 30); Box("b", 10, 10)
      }
    }
  }

  @Test func spacersShareWhatIsLeft() {
    check(100, 10, "a 45 0 10 10") {
      HStack(spacing: 0) {
        Spacer(); Box("a", 10, 10); Spacer()
      }
    }
  }

  @Test func growsOnlyAfterEverythingElse() {
    check(100, 10, "a 0 0 92 10") {
      HStack(spacing: 0) {
        Box("a"); Spacer()
      }
    }
  }

  @Test func hasNoBreadthInAStack() {
    check(100, 100, "a 40 0 20 10") {
      VStack(spacing: 0) {
        Box("a", 20, 10); Spacer()
      }
    }
  }

  @Test func fillsBothAxesOutsideAStack() {
    check(50, 40, "a 0 0 50 40") {
      Spacer().overlay { Box("a") }
    }
  }
}
