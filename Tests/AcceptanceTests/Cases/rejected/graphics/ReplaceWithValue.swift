import SwiftUI

struct Bell: View {
  let count: Int

  var body: some View {
    Image(systemName: "bell").symbolEffect(.replace, value: count)  // error: instance method 'symbolEffect(_:options:value:)' requires that 'ReplaceSymbolEffect' conform to 'DiscreteSymbolEffect'
  }
}
