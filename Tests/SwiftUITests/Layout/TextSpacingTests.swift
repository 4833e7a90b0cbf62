import Testing

@testable import SwiftUI

/// Default distances beside text, with metrics that make the arithmetic short: from baseline to
/// baseline 20 + 2 = 22 points where a text meets something else.
@MainActor
struct TextSpacingTests {
  private let metrics = TextMetrics(ascent: 16, capHeight: 12, lineHeight: 20, leading: 1.7)
  private let lower = TextMetrics(ascent: 16, capHeight: 12, lineHeight: 20, leading: 2.1)

  @Test func textsAreOneLeadingApart() {
    check(10, 42, "a 0 0 10 20\nb 0 22 10 20") {
      VStack {
        Box("a", 10, 20, text: metrics); Box("b", 10, 20, text: metrics)
      }
    }
  }

  @Test func theLowerTextsLeadingCounts() {
    check(10, 60, scale: 3, "a 0 0 10 20\nb 0 22.33 10 20") {
      VStack {
        Box("a", 10, 20, text: metrics); Box("b", 10, 20, text: lower)
      }
      .frame(height: 60, alignment: .top)
    }
  }

  @Test func belowATextTheDistanceCountsFromItsCapitals() {
    check(10, 40, "a 0 0 10 20\nb 0 30 10 10") {
      VStack {
        Box("a", 10, 20, text: metrics); Box("b", 10, 10)
      }
    }
  }

  @Test func aboveATextTheDistanceCountsFromItsAscent() {
    check(10, 36, "a 0 0 10 10\nb 0 16 10 20") {
      VStack {
        Box("a", 10, 10); Box("b", 10, 20, text: metrics)
      }
    }
  }

  @Test func besideATextTheDistanceIsEight() {
    check(28, 20, "a 0 0 10 20\nb 18 0 10 20") {
      HStack {
        Box("a", 10, 20, text: metrics); Box("b", 10, 20, text: metrics)
      }
    }
  }

  @Test func paddingTakesTheTextsInfluenceAway() {
    check(10, 43, "a 0 0 10 20\nb 0 29 10 14") {
      VStack {
        Box("a", 10, 20, text: metrics).padding(.bottom, 1); Box("b", 10, 14)
      }
    }
  }

  @Test func aFrameTakesTheTextsInfluenceAway() {
    check(10, 42, "a 0 0 10 20\nb 0 28 10 14") {
      VStack {
        Box("a", 10, 20, text: metrics).frame(height: 20); Box("b", 10, 14)
      }
    }
  }

  @Test func aStackKeepsTheDistancesOfItsEdges() {
    check(10, 40, "a 0 0 10 20\nb 0 30 10 10") {
      VStack {
        VStack { Box("a", 10, 20, text: metrics) }; Box("b", 10, 10)
      }
    }
  }

  @Test func aSymbolBesideATextLeavesTheDistanceToTheText() {
    check(40, 42, "a 0 0 10 20\nstar 10 0 19 18\nb 0 22 10 20") {
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: 0) {
          Box("a", 10, 20, text: metrics)
          Image(systemName: "star")
        }
        Box("b", 10, 20, text: metrics)
      }
      .frame(width: 40, alignment: .leading)
    }
  }

  @Test func explicitSpacingWins() {
    check(10, 45, "a 0 0 10 20\nb 0 25 10 20") {
      VStack(spacing: 5) {
        Box("a", 10, 20, text: metrics); Box("b", 10, 20, text: metrics)
      }
    }
  }
}
