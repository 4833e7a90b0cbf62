import SwiftUI

struct Page: View {
  @State private var size = 1
  var body: some View {
    Stepper(value: $size, in: 0...10)  // error: missing argument for parameter #1 in call
  }
}
