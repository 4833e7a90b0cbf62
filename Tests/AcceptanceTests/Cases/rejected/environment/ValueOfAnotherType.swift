import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page")
      .environment(\.lineLimit, "two")  // error: cannot convert value of type 'String' to expected argument type 'Int'
  }
}
