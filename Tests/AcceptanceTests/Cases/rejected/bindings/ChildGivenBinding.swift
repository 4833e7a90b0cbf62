import SwiftUI

struct Child: View {
  let isOn: Bool
  var body: some View { Text(isOn ? "On" : "Off") }
}

struct Parent: View {
  @State private var isOn = false
  var body: some View {
    Child(isOn: $isOn)  // error: cannot convert value '$isOn' of type 'Binding<Bool>' to expected type 'Bool', use wrapped value instead
  }
}
