import Testing

@testable import SwiftUI

@MainActor
struct FrameTests {
  @Test func proposesItsOwnSize() {
    check(100, 100, "a 25 40 50 20") {
      Box("a").frame(width: 50, height: 20)
    }
  }

  @Test func centersASmallerView() {
    check(100, 100, "a 45 45 10 10") {
      Box("a", 10, 10).frame(width: 50, height: 20)
    }
  }

  @Test func alignsASmallerViewInACorner() {
    check(100, 100, "a 25 40 10 10\nb 65 50 10 10") {
      ZStack {
        Box("a", 10, 10).frame(width: 50, height: 20, alignment: .topLeading)
        Box("b", 10, 10).frame(width: 50, height: 20, alignment: .bottomTrailing)
      }
    }
  }

  @Test func letsALargerViewOverflowOnAllSides() {
    check(100, 100, "a 30 30 40 40") {
      Box("a", 40, 40).frame(width: 20, height: 20)
    }
  }

  @Test func leavesTheOtherAxisToTheView() {
    check(100, 60, "a 35 0 30 60") {
      Box("a").frame(width: 30)
    }
  }

  @Test(arguments: [-5, .nan, .infinity]) func ignoresImpossibleLengths(_ length: CGFloat) {
    check(100, 60, "a 0 0 100 60") {
      Box("a").frame(width: length)
    }
  }

  @Test func anEndlessMaximumTakesTheProposal() {
    check(100, 100, "a 0 40 20 20") {
      Box("a", 20, 20).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func aMinimumExceedsTheProposal() {
    check(100, 10, "a -25 0 150 10") {
      Box("a").frame(minWidth: 150)
    }
  }

  @Test func aMaximumStaysBelowTheProposal() {
    check(100, 10, "a 35 0 30 10") {
      Box("a").frame(maxWidth: 30)
    }
  }

  @Test func bothLimitsTogetherDecideAlone() {
    check(100, 100, "a 45 45 10 10\nb 20 45 60 10") {
      Box("a", 10, 10).frame(minWidth: 20, maxWidth: 60).overlay { Box("b") }
    }
  }

  @Test func aMinimumAloneFollowsTheView() {
    check(100, 100, "a 45 45 10 10\nb 30 45 40 10") {
      Box("a", 10, 10).frame(minWidth: 40).overlay { Box("b") }
    }
  }

  @Test func aMaximumAloneNeverCutsBelowTheView() {
    check(100, 10, "a 10 0 80 10\nb 10 0 80 10") {
      Box("a", 80, 10).frame(maxWidth: 90).frame(width: 50).overlay { EmptyView() }
        .background(alignment: .center) { EmptyView() }
        .overlay { Box("b", 80, 10) }
    }
  }

  @Test func idealLengthsAnswerWhereNoneIsProposed() {
    check(nil, nil, "a 0 0 70 30") {
      Box("a").frame(idealWidth: 70, idealHeight: 30)
    }
  }

  @Test func idealLengthsGiveWayToAProposal() {
    check(100, 20, "a 0 0 100 20") {
      Box("a").frame(idealWidth: 70, idealHeight: 30)
    }
  }

  @Test func fixedSizeTakesTheIdealSize() {
    check(100, 100, "a 45 45 10 10") { Box("a").fixedSize() }
  }

  @Test func fixedSizeAlongOneAxisLeavesTheOther() {
    check(100, 50, "a 45 0 10 50") {
      Box("a").fixedSize(horizontal: true, vertical: false)
    }
  }

  @Test func fitsAProportionIntoTheSpace() {
    check(100, 100, "a 0 25 100 50") { Box("a").aspectRatio(2, contentMode: .fit) }
  }

  @Test func coversTheSpaceInAProportion() {
    check(100, 100, "a -50 0 200 100") { Box("a").aspectRatio(2, contentMode: .fill) }
  }

  @Test func takesTheProportionFromTheIdealSize() {
    check(100, 100, scale: 2, "a 0 37.5 100 25") {
      Box("a").frame(idealWidth: 40, idealHeight: 10).aspectRatio(contentMode: .fit)
    }
  }

  @Test func anUnknownHeightFollowsFromTheWidth() {
    check(100, 100, "a 0 0 100 50") {
      VStack(spacing: 0) {
        Box("a").aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
        Spacer()
      }
    }
  }
}
