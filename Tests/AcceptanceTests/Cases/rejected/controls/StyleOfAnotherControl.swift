import SwiftUI

struct Page: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn)
      .toggleStyle(BorderedButtonStyle())  // error: requires that 'BorderedButtonStyle' conform to 'ToggleStyle'
  }
}
