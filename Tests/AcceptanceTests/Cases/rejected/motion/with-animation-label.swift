import SwiftUI

struct Toggling: View {
  @State private var isOn = false

  var body: some View {
    Button("Toggle") {
      withAnimation(animation: .default) { isOn.toggle() }  // error: extraneous argument label 'animation:' in call
    }
  }
}
