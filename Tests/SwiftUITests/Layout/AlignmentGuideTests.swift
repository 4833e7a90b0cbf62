import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct AlignmentGuideTests {
  @Test func aGuideMovesTheViewInItsStack() {
    check(30, 20, "a 20 0 10 10\nb 0 10 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10, 10).alignmentGuide(.leading) { _ in -20 }
        Box("b", 10, 10)
      }
    }
  }

  @Test func aSideThatIsSetInsideAStackStaysInside() {
    check(20, 20, "a 0 0 10 10\nb 0 10 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        HStack { Box("a", 10, 10).alignmentGuide(.leading) { _ in -20 } }
        Box("b", 20, 10)
      }
    }
  }

  @Test func aCustomGuideIsTheMeanOfWhatIsSetInside() {
    check(25, 30, "a 0 0 10 10\nb 0 10 10 10\nc 5 20 20 10") {
      VStack(alignment: .flag, spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 10, 10).alignmentGuide(.flag) { _ in 0 }
          Box("b", 10, 10).alignmentGuide(.flag) { $0.width }
        }
        Box("c", 20, 10)
      }
    }
  }

  @Test func aGuideShowsThroughPadding() {
    check(22, 20, "a 1 1 8 8\nb 3 10 10 10") {
      VStack(alignment: .flag, spacing: 0) {
        Box("a", 8, 8).alignmentGuide(.flag) { _ in 2 }.padding(1)
        Box("b", 10, 10)
      }
      .frame(width: 22, alignment: .leading)
    }
  }

  @Test func firstBaselinesMeet() {
    check(20, 20, "a 0 0 10 20\nb 10 7 10 10") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Box("a", 10, 20, baseline: 15)
        Box("b", 10, 10, baseline: 8)
      }
    }
  }

  @Test func aViewWithoutTextStandsOnTheBaseline() {
    check(20, 20, "a 0 0 10 20\nb 10 5 10 10") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Box("a", 10, 20, baseline: 15)
        Box("b", 10, 10)
      }
    }
  }

  @Test func aStackHasTheFirstBaselineInIt() {
    check(20, 30, "a 0 0 10 15\nb 0 15 10 15\nc 10 2 10 10") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 10, 15, baseline: 12); Box("b", 10, 15, baseline: 12)
        }
        Box("c", 10, 10)
      }
    }
  }

  @Test func aStackHasTheLastBaselineInIt() {
    check(20, 30, "a 0 0 10 15\nb 0 15 10 15\nc 10 17 10 10") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 10, 15, baseline: 12); Box("b", 10, 15, baseline: 12)
        }
        Box("c", 10, 10)
      }
    }
  }

  @Test func anOverlayMeetsTheGuidesOfItsView() {
    check(20, 20, "a 0 0 20 20\nb 0 12 10 3") {
      Box("a", baseline: 15).overlay(alignment: .leadingFirstTextBaseline) { Box("b", 10, 3) }
    }
  }
}

private enum Flag: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  fileprivate static let flag = HorizontalAlignment(Flag.self)
}
