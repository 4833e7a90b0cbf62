import SwiftUI

struct Volume: View {
  @State private var volume = 0.5
  var body: some View {
    Slider(value: volume, in: 0...1)  // error: cannot convert value 'volume' of type 'Double' to expected type 'Binding<Double>', use wrapper instead
  }
}
