import SwiftUI

@MainActor func refresh() {}

func report() {
  refresh()  // error: call to main actor-isolated global function 'refresh()' in a synchronous nonisolated context
}
