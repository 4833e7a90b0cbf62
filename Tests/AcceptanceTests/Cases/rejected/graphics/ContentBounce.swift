import SwiftUI

struct Bell: View {
  var body: some View {
    Image(systemName: "bell").contentTransition(.symbolEffect(.bounce))  // error: static method 'symbolEffect(_:options:)' requires that 'BounceSymbolEffect' conform to 'ContentTransitionSymbolEffect'
  }
}
