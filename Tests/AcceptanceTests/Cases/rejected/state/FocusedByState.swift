import SwiftUI

struct Name: View {
  @State private var name = ""
  @State private var isFocused = false
  var body: some View {
    TextField("Name", text: $name)
      .focused($isFocused)  // error: cannot convert value of type 'Binding<Bool>' to expected argument type 'FocusState<Bool>.Binding'
  }
}
