import SwiftUI

struct Volume: View {
  @State private var volume = 3

  var body: some View {
    Slider(value: $volume, in: 0...10)  // error: requires that 'Int' conform to 'BinaryFloatingPoint'
  }
}
