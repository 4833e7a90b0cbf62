import SwiftUI

struct Page: View {
  var body: some View {
    GeometryReader {  // error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
      Text("A")
    }
  }
}
