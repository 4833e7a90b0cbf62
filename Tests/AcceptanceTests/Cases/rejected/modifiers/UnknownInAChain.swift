import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page")
      .padding()
      .centred()  // error: value of type 'some View' has no member 'centred'
      .background(.red)  // error: cannot infer contextual base in reference to member 'red'
  }
}
