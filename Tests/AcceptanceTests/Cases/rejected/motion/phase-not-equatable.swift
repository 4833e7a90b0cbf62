import SwiftUI

struct Step {
  var scale: Double
}

struct Steps: View {
  let steps: [Step]

  var body: some View {
    PhaseAnimator(steps) { step in  // error: requires that 'Step' conform to 'Equatable'
      Text("Step").scaleEffect(step.scale)
    }
  }
}
