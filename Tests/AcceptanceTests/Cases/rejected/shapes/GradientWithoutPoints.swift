import SwiftUI

struct Page: View {
  var body: some View {
    LinearGradient(colors: [.red, .blue])  // error: missing arguments for parameters 'startPoint', 'endPoint' in call
  }
}
