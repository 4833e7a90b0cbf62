import Testing

@testable import SwiftUI

@MainActor
struct StackTests {
  @Test func dividesTheLengthEvenlyAmongEqualViews() {
    check(300, 50, "a 0 0 100 50\nb 100 0 100 50\nc 200 0 100 50") {
      HStack(spacing: 0) {
        Box("a"); Box("b"); Box("c")
      }
    }
  }

  @Test func overflowsWhereAViewInsistsOnMore() {
    check(150, 50, scale: 2, "a -12.5 0 75 50\nb 62.5 0 100 50") {
      HStack(spacing: 0) {
        Box("a").frame(maxWidth: 100); Box("b").frame(minWidth: 100)
      }
    }
  }

  @Test func givesWhatFixedViewsLeaveToFlexibleOnes() {
    check(200, 100, "a 0 40 50 20\nb 60 0 100 100\nc 170 30 30 40") {
      HStack(spacing: 10) {
        Box("a", 50, 20); Box("b"); Box("c", 30, 40)
      }
    }
  }

  @Test func keepsEightPointsBetweenViewsThatAskForNothing() {
    check(100, 100, "a 36 45 10 10\nb 54 45 10 10") {
      HStack {
        Box("a", 10, 10); Box("b", 10, 10)
      }
    }
  }

  @Test func alignsAtTheTop() {
    check(20, 30, "a 0 0 10 30\nb 10 0 10 10") {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 10, 30); Box("b", 10, 10)
      }
    }
  }

  @Test func alignsAtTheBottom() {
    check(20, 30, "a 0 0 10 30\nb 10 20 10 10") {
      HStack(alignment: .bottom, spacing: 0) {
        Box("a", 10, 30); Box("b", 10, 10)
      }
    }
  }

  @Test func alignsAtTheLeadingSide() {
    check(30, 20, "a 0 0 30 10\nb 0 10 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 30, 10); Box("b", 10, 10)
      }
    }
  }

  @Test func alignsAtTheTrailingSide() {
    check(30, 20, "a 0 0 30 10\nb 20 10 10 10") {
      VStack(alignment: .trailing, spacing: 0) {
        Box("a", 30, 10); Box("b", 10, 10)
      }
    }
  }

  @Test func asksForIdealLengthsWhereItHasNoneItself() {
    check(nil, nil, "a 0 0 10 10\nb 15 0 10 10") {
      HStack(spacing: 5) {
        Box("a"); Box("b")
      }
    }
  }

  @Test func servesHigherPrioritiesFirst() {
    check(100, 10, "a 0 0 70 10\nb 70 0 30 10") {
      HStack(spacing: 0) {
        Box("a").layoutPriority(1)
        Box("b", smallest: .init(width: 30, height: 0))
      }
    }
  }

  @Test func leavesLowPrioritiesTheirSmallestLength() {
    check(100, 10, "a 0 0 20 10\nb 20 0 80 10") {
      HStack(spacing: 0) {
        Box("a", smallest: .init(width: 20, height: 0)).layoutPriority(-1)
        Box("b")
      }
    }
  }

  @Test func servesTheLeastFlexibleViewFirst() {
    check(100, 10, "a 0 0 80 10\nb 80 0 20 10") {
      HStack(spacing: 0) {
        Box("a"); Box("b").frame(maxWidth: 20)
      }
    }
  }

  @Test func servesTheLargerMinimumFirstAmongEndlessViews() {
    check(100, 10, "a 0 0 20 10\nb 20 0 80 10") {
      HStack(spacing: 0) {
        Box("a"); Box("b").frame(minWidth: 80)
      }
    }
  }

  @Test func centersWhatIsTooLong() {
    check(100, 10, "a -10 0 60 10\nb 50 0 60 10") {
      HStack(spacing: 0) {
        Box("a", 60, 10); Box("b", 60, 10)
      }
    }
  }

  @Test func nestsAlongTheOtherAxis() {
    check(100, 100, "a 0 0 50 50\nb 50 0 50 50\nc 0 50 100 50") {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Box("a"); Box("b")
        }
        Box("c")
      }
    }
  }

  @Test func letsViewsFillItsOwnBreadth() {
    check(100, 100, "a 10 35 80 20\nb 10 55 80 10") {
      VStack(spacing: 0) {
        Box("a", 80, 20); Box("b", nil, 10)
      }.fixedSize()
    }
  }

  @Test func reservesNoPlaceForNothing() {
    check(10, 30, "a 0 0 10 10\nb 0 20 10 10") {
      VStack(spacing: 10) {
        Box("a", 10, 10)
        EmptyView()
        if false { Box("c", 10, 10) }
        Box("b", 10, 10)
      }
    }
  }

  @Test func anEmptyStackHasNoSize() {
    check(20, 10, "a 0 0 10 10\nb 10 0 10 10") {
      HStack(spacing: 0) {
        Box("a", 10, 10); VStack {}; Box("b", 10, 10)
      }
    }
  }

  @Test func mirrorsWhereLinesAreReadFromRightToLeft() {
    check(100, 10, "a 80 0 20 10\nb 0 0 80 10") {
      HStack(spacing: 0) {
        Box("a", 20, 10); Box("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func viewsWithoutAContainerStackWithoutSpacing() {
    check(100, 100, "a 45 40 10 10\nb 45 50 10 10") {
      Box("a", 10, 10)
      Box("b", 10, 10)
    }
  }
}
