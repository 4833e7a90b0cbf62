import SwiftUI

struct SoundView: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Sound", isOn: isOn)  // error: of type 'Bool' to expected type 'Binding<Bool>'
  }
}
