import SwiftUI

struct Page: View {
  var body: some View {
    Text("A").matchedGeometryEffect(id: "a")  // error: missing argument for parameter 'in' in call
  }
}
