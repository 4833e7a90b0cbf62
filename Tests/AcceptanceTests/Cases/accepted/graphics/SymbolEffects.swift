import SwiftUI

struct DownloadButton: View {
  @State private var count = 0
  @State private var isDone = false
  private let effect = WiggleSymbolEffect.wiggle.left.byLayer

  var body: some View {
    VStack {
      Image(systemName: "arrow.down.circle")
        .symbolEffect(.bounce, value: count)
        .symbolEffect(.pulse.byLayer, options: .speed(2).repeat(3), isActive: !isDone)
        .symbolEffect(.variableColor.iterative.dimInactiveLayers.reversing)
      Image(systemName: isDone ? "checkmark" : "xmark")
        .contentTransition(.symbolEffect(.replace.downUp.byLayer))
      Image(systemName: "wifi", variableValue: 0.4)
        .contentTransition(.symbolEffect(.replace.magic(fallback: .offUp)))
        .symbolEffect(.scale.up.wholeSymbol, isActive: isDone)
        .symbolEffectsRemoved()
      Label("Bell", systemImage: "bell")
        .symbolEffect(.wiggle.custom(angle: .degrees(15)), options: .nonRepeating, value: count)
        .symbolEffect(.rotate.clockwise, options: .repeat(.periodic(2, delay: 0.5)), value: count)
        .symbolEffect(effect, options: .repeating, value: isDone)
      if isDone {
        Image(systemName: "star").transition(.symbolEffect(.appear.up))
        Image(systemName: "heart").transition(.symbolEffect)
      }
      Image(systemName: "signature")
        .symbolEffect(.drawOn.individually, isActive: isDone)
        .symbolEffect(.drawOff.nonReversed, isActive: !isDone)
        .symbolEffect(.breathe.plain, options: .repeat(.continuous))
    }
  }
}
