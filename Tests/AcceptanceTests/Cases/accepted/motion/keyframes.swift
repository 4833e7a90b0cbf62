import SwiftUI

struct HeartValues {
  var scale = 1.0
  var lift = 0.0
  var angle = Angle.zero
  var size = CGSize(width: 10, height: 10)
}

struct BeatingHeart: View {
  @State private var beats = 0
  let isExcited: Bool

  var body: some View {
    VStack {
      Image(systemName: "heart.fill")
        .keyframeAnimator(initialValue: HeartValues(), trigger: beats) { content, value in
          content
            .scaleEffect(value.scale)
            .rotationEffect(value.angle)
            .offset(y: -value.lift)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.0, duration: 0.2)
            SpringKeyframe(1.4, duration: 0.4, spring: .bouncy)
            SpringKeyframe(1.0, spring: .snappy)
          }
          KeyframeTrack(\.lift) {
            if isExcited {
              CubicKeyframe(30, duration: 0.2)
            } else {
              CubicKeyframe(10, duration: 0.1, startVelocity: 0, endVelocity: 4)
            }
            for height in [8.0, 4.0, 0.0] {
              CubicKeyframe(height, duration: 0.15)
            }
          }
          KeyframeTrack(\.angle) {
            MoveKeyframe(.degrees(-5))
            LinearKeyframe(.degrees(5), duration: 0.3, timingCurve: .easeInOut)
            LinearKeyframe(.zero, duration: 0.3)
          }
        }
        .onTapGesture { beats += 1 }
      KeyframeAnimator(initialValue: 0.0, repeating: true) { opacity in
        Text("Beat").opacity(opacity)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
  }
}

struct Course: View {
  private let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
    KeyframeTrack(\.x) { LinearKeyframe(100, duration: 2) }
    KeyframeTrack(\.y) { SpringKeyframe(50, duration: 1) }
  }

  var body: some View {
    let point = timeline.value(progress: 0.5)
    Circle()
      .frame(width: 10)
      .position(point)
      .accessibilityLabel("\(timeline.duration) s, \(timeline.value(time: 1).x)")
  }
}
