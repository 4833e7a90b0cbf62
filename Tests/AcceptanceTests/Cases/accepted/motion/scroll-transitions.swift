import SwiftUI

struct Cards: View {
  let names = ["Ann", "Bob", "Cem"]
  private let distance = 20.0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(names, id: \.self) { name in
          Text(name)
            .scrollTransition { content, phase in
              content
                .opacity(phase.isIdentity ? 1 : 0)
                .scaleEffect(phase.isIdentity ? 1 : 0.75)
                .blur(radius: phase.isIdentity ? 0 : 10)
            }
            .scrollTransition(.animated(.bouncy).threshold(.visible(0.9)), axis: .horizontal) {
              effect, phase in
              effect.rotationEffect(.degrees(phase.value * 20))
            }
            .scrollTransition(
              topLeading: .interactive, bottomTrailing: .animated, axis: .horizontal
            ) { [distance] content, phase in
              content.offset(x: phase == .topLeading ? distance : 0)
            }
        }
      }
    }
  }
}
