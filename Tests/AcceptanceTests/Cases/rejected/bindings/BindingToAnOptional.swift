import SwiftUI

struct Name: View {
  @State private var name: String?
  var body: some View {
    TextField("Name", text: $name)  // error: cannot convert value of type 'Binding<String?>' to expected argument type 'Binding<String>'
  }
}
