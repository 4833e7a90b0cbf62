import SwiftUI

struct Settings1: View {
  @State private var isOn = false
  var body: some View {
    Toggle("Sound", isOn: isOn)  // error: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
  }
}
