import SwiftUI

struct Bell: View {
  let count: Int

  var body: some View {
    Image(systemName: "bell")
      .symbolEffect(.scale.up, value: count)  // error: instance method 'symbolEffect(_:options:value:)' requires that 'ScaleSymbolEffect' conform to 'DiscreteSymbolEffect'
  }
}
