import SwiftUI

struct Flow: Layout {  // error: type 'Flow' does not conform to protocol 'Layout'
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }
}
