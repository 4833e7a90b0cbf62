import SwiftUI

struct Name: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("Name", text: $name)
      .focused(isFocused)  // error: cannot convert value 'isFocused' of type 'Bool' to expected type 'FocusState<Bool>.Binding', use wrapper instead
  }
}
