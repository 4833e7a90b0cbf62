import SwiftUI

struct Shake: GeometryEffect {
  var progress: CGFloat
  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(progress * .pi) * 8, y: 0))
  }
}

extension View {
  func shake(_ progress: CGFloat) -> some View {
    modifier(Shake(progress: progress))
  }
}

struct Deck: View {
  @State private var tries = 0

  var body: some View {
    ScrollView {
      ForEach(0..<5) { index in
        RoundedRectangle(cornerRadius: 20)
          .fill(.blue.gradient)
          .visualEffect { content, proxy in
            content
              .offset(y: proxy.frame(in: .global).minY / 4)
              .scaleEffect(index == 0 ? 0.9 : 1, anchor: .bottom)
              .hueRotation(.degrees(proxy.size.width))
              .blur(radius: 2)
              .opacity(0.8)
          }
          .blendMode(.overlay)
          .compositingGroup()
          .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
      }
    }
    .shake(CGFloat(tries))
    .mask(alignment: .top) {
      LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom)
    }
    .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 1, y: -1)).inverted())
    .colorMultiply(.yellow)
    .luminanceToAlpha()
  }
}
