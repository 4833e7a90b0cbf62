import SwiftUI

struct Page: View {
  @State private var space = "a"
  var body: some View {
    Text("A").matchedGeometryEffect(id: "a", in: space)  // error: cannot convert value of type 'String' to expected argument type 'Namespace.ID'
  }
}
