import SwiftUI

struct Pulse: View {
  var body: some View {
    Text("Pulse").keyframeAnimator(initialValue: 1.0) { content, scale in
      content.scaleEffect(scale)
    } keyframes: { _ in
      LinearKeyframe(2.0)  // error: missing argument for parameter 'duration' in call
    }
  }
}
