import Testing

@testable import SwiftUI

@MainActor
struct DepthTests {
  @Test func centersViewsOnEachOther() {
    check(100, 100, "a 35 35 30 30\nb 45 45 10 10") {
      ZStack {
        Box("a", 30, 30); Box("b", 10, 10)
      }
    }
  }

  @Test func alignsViewsInACorner() {
    check(30, 30, "a 0 0 30 30\nb 20 20 10 10") {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 30, 30); Box("b", 10, 10)
      }
    }
  }

  @Test func highestPriorityDecidesTheSize() {
    check(100, 100, "a 30 30 40 40\nb 45 45 10 10\nc 45 45 10 10") {
      ZStack {
        Box("a", 40, 40); Box("b", 10, 10).layoutPriority(1)
      }.overlay { Box("c") }
    }
  }

  @Test func drawsByIndexThenByOrder() {
    check(10, 10, "b 0 0 10 10\nc 0 0 10 10\na 0 0 10 10") {
      ZStack {
        Box("a").zIndex(1); Box("b"); Box("c")
      }
    }
  }

  @Test func overlayIsOfferedTheSizeAndChangesNothing() {
    check(40, 10, "a 0 0 20 10\nb -5 0 30 10\nc 20 0 20 10") {
      HStack(spacing: 0) {
        Box("a", 20, 10).overlay { Box("b").frame(minWidth: 30) }
        Box("c", 20, 10)
      }
    }
  }

  @Test func overlayAlignsInACorner() {
    check(100, 100, "a 0 0 100 100\nb 90 0 10 10") {
      Box("a").overlay(alignment: .topTrailing) { Box("b", 10, 10) }
    }
  }

  @Test func backgroundIsDrawnFirst() {
    check(100, 100, "b 40 40 20 20\na 40 40 20 20") {
      Box("a", 20, 20).background { Box("b") }
    }
  }

  @Test func severalViewsInAnOverlayLieOnEachOther() {
    check(20, 20, "a 0 0 20 20\nb 0 5 10 10\nc 0 8 4 4") {
      Box("a").overlay(alignment: .leading) {
        Box("b", 10, 10); Box("c", 4, 4)
      }
    }
  }

  @Test func olderFormsMeanTheSame() {
    check(20, 20, "b 0 0 20 20\na 0 0 20 20\nc 0 0 5 5") {
      Box("a").background(Box("b")).overlay(Box("c", 5, 5), alignment: .topLeading)
    }
  }

  @Test func offsetMovesTheViewButNotItsNeighbours() {
    check(20, 10, "a 5 -5 10 10\nb 10 0 10 10") {
      HStack(spacing: 0) {
        Box("a", 10, 10).offset(x: 5, y: -5); Box("b", 10, 10)
      }
    }
  }

  @Test func positionPutsTheCentreAtAPoint() {
    check(100, 100, "a 15 25 10 10") { Box("a", 10, 10).position(x: 20, y: 30) }
  }

  @Test func invisibleViewsKeepTheirPlace() {
    check(30, 10, "c 20 0 10 10") {
      HStack(spacing: 0) {
        Box("a", 10, 10).hidden()
        Box("b", 10, 10).opacity(0)
        Box("c", 10, 10)
      }
    }
  }

  @Test func scalingChangesTheDrawingOnly() {
    check(40, 10, "a -5 -5 20 20\nb 10 0 30 10") {
      HStack(spacing: 0) {
        Box("a", 10, 10).scaleEffect(2); Box("b")
      }
    }
  }
}
