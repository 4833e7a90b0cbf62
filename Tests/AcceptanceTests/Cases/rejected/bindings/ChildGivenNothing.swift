import SwiftUI

struct Child: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}

struct Parent: View {
  var body: some View {
    Child()  // error: missing argument for parameter 'isOn' in call
  }
}
