import SwiftUI

struct Page: View {
  @State private var size = 1
  var body: some View {
    Picker("Size", selection: $size) { Text("S").tag(1) }
      .pickerStyle(.dropdown)  // error: type 'PickerStyle' has no member 'dropdown'
  }
}
