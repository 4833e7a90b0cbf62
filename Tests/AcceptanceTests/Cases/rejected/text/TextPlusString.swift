import SwiftUI

struct Page: View {
  let name = "Ada"
  var body: some View {
    Text("Hello, ") + name  // error: referencing operator function '+' on 'Sequence' requires that 'Text' conform to 'Sequence'
  }
}
