import SwiftUI

@Animatable
struct LoadingArc: Shape {
  var center: CGPoint
  var radius: CGFloat
  var start: Angle
  var end = Angle.degrees(90)
  @AnimatableIgnored var isClockwise: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: isClockwise)
    }
  }
}

@Animatable
private struct Wave: ViewModifier {
  var height: Double

  func body(content: Content) -> some View {
    content.offset(y: height)
  }
}

struct Loading: View {
  @State private var end = Angle.zero

  var body: some View {
    LoadingArc(center: .zero, radius: 20, start: .zero, end: end, isClockwise: false)
      .modifier(Wave(height: end.degrees))
      .onAppear { withAnimation { end = .degrees(270) } }
  }
}
