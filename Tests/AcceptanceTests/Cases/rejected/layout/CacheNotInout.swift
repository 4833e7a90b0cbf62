import SwiftUI

struct Flow: Layout {  // error: type 'Flow' does not conform to protocol 'Layout'
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: ()) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
