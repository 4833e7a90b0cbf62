import SwiftUI

struct Page: View {
  @State private var size = 1
  var body: some View {
    Slider(value: $size, in: 0...10)  // error: requires that 'Int' conform to 'BinaryFloatingPoint'
  }
}
