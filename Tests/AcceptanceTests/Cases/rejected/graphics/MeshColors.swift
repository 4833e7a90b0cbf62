import SwiftUI

struct Sky: View {
  var body: some View {
    MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]])  // error: missing argument for parameter 'colors' in call
  }
}
