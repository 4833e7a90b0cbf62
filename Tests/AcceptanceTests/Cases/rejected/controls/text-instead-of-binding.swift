import SwiftUI

struct NameView: View {
  var body: some View {
    TextField("Name", text: "Ann")  // error: cannot convert value of type 'String' to expected argument type 'Binding<String>'
  }
}
