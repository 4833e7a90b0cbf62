import SwiftUI

struct Sizes: View {
  @State private var size = 1

  var body: some View {
    Picker("Size", selection: size) {  // error: of type 'Int' to expected type 'Binding<
      Text("1").tag(1)
    }
  }
}
