import SwiftUI

/// Three quarters of a ring: what stands in for a label while something is under way.
///
/// It takes all the space that it is offered, so whoever uses it says how large it is.
struct LoadingCircle: View {
  var body: some View {
    Circle()
      .trim(from: 0, to: 0.75)
      .stroke(Color.secondary, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
