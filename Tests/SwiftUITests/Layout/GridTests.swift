import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct GridTests {
  @Test func aColumnIsAsWideAsItsWidestView() {
    check(nil, nil, "a 10 0 20 10\nb 48 0 30 10\nc 0 18 40 10\nd 58 18 10 10") {
      Grid {
        GridRow {
          Box("a", 20, 10)
          Box("b", 30, 10)
        }
        GridRow {
          Box("c", 40, 10)
          Box("d", 10, 10)
        }
      }
    }
  }

  @Test func whatIsInNoRowSpansAllColumns() {
    check(nil, nil, "a 0 0 20 10\nb 28 0 20 10\nline 0 18 48 1") {
      Grid {
        GridRow {
          Box("a", 20, 10)
          Box("b", 20, 10)
        }
        Box("line", nil, 1).gridCellUnsizedAxes(.horizontal)
      }
    }
  }

  @Test func aCellMayTakeSeveralColumns() {
    check(nil, nil, "wide 0 0 48 10\na 0 18 20 10\nb 28 18 20 10") {
      Grid {
        GridRow { Box("wide", nil, 10).gridCellColumns(2) }
        GridRow {
          Box("a", 20, 10)
          Box("b", 20, 10)
        }
      }
    }
  }

  @Test func aViewMayAlignItsColumn() {
    check(nil, nil, "a 20 0 20 10\nb 0 12 40 10") {
      Grid(verticalSpacing: 2) {
        GridRow { Box("a", 20, 10).gridColumnAlignment(.trailing) }
        GridRow { Box("b", 40, 10) }
      }
    }
  }

  @Test func outsideOfAGridARowIsAStack() {
    check(nil, nil, "a 0 0 20 10\nb 28 0 20 10") {
      GridRow {
        Box("a", 20, 10)
        Box("b", 20, 10)
      }
    }
  }

  @Test func viewsThatAdaptShareWhatOthersLeave() {
    check(108, 10, "a 0 0 20 10\nb 28 0 80 10") {
      Grid {
        GridRow {
          Box("a", 20, 10)
          Box("b", nil, 10)
        }
      }
    }
  }
}
