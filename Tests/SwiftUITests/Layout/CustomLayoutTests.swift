import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct CustomLayoutTests {
  @Test func placesViewsWhereItWants() {
    check(60, 20, "a 0 0 20 10\nb 20 10 40 10") {
      Stairs {
        Box("a", 20, 10); Box("b", 40, 10)
      }
    }
  }

  @Test func aViewWithoutAPlaceIsCentered() {
    check(60, 20, "a 20 5 20 10") {
      Nowhere { Box("a", 20, 10) }
    }
  }

  @Test func readsTheValuesOfItsViews() {
    check(60, 10, "a 7 0 20 10") {
      Indented { Box("a", 20, 10).layoutValue(key: Indent.self, value: 7) }
    }
  }

  @Test func anyLayoutArrangesLikeTheLayoutInside() {
    check(20, 20, "a 0 0 10 10\nb 0 10 20 10") {
      AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) {
        Box("a", 10, 10)
        Box("b", 20, 10)
      }
    }
  }

  @Test func spacersFollowALayoutsAxis() {
    check(100, 10, "a 90 0 10 10") {
      HStackLayout(spacing: 0) {
        Spacer(); Box("a", 10, 10)
      }
    }
  }
}

/// Each view starts where the one before ends, on both axes.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

private struct Nowhere: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

private struct Indented: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: CGPoint(x: subview[Indent.self], y: 0), proposal: .unspecified)
    }
  }
}
