import SwiftUI

struct Sound: View {
  var body: some View {
    Toggle("Sound", isOn: true)  // error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
  }
}
