import SwiftUI

struct Form1: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: name)  // error: cannot convert value 'name' of type 'String' to expected type 'Binding<String>', use wrapper instead
  }
}
