import SwiftUI

struct Sizes: View {
  @State private var size = 1
  var body: some View {
    Picker("Size", selection: size) {  // error: cannot convert value 'size' of type 'Int' to expected type 'Binding<Int>', use wrapper instead
      Text("Small").tag(1)
    }
  }
}
