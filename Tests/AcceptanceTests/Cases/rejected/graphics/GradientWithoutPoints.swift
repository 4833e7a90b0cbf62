import SwiftUI

struct Sky: View {
  var body: some View {
    LinearGradient(colors: [.blue, .white])  // error: missing arguments for parameters 'startPoint', 'endPoint' in call
  }
}
