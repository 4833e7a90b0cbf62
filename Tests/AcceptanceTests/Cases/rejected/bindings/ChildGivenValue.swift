import SwiftUI

struct Child: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}

struct Parent: View {
  @State private var isOn = false
  var body: some View {
    Child(isOn: isOn)  // error: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
  }
}
