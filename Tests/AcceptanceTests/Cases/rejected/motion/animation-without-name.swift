import SwiftUI

struct Fading: View {
  @State private var isOn = false

  var body: some View {
    Text("Fading")
      .opacity(isOn ? 1 : 0)
      .animation(.easeInAndOut, value: isOn)  // error: has no member 'easeInAndOut'
  }
}
