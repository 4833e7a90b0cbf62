import SwiftUI

struct Page: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn)
      .toggleStyle(.checkmark)  // error: type 'ToggleStyle' has no member 'checkmark'
  }
}
