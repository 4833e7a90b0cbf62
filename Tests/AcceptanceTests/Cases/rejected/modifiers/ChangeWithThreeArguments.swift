import SwiftUI

struct Page: View {
  @State private var level = 0
  var body: some View {
    Text("Page").onChange(of: level) { old, new, other in print(old) }  // error: expects 2 arguments, but 3 were used in closure body
  }
}
