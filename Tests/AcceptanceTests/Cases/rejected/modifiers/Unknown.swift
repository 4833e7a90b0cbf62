import SwiftUI

struct Page: View {
  var body: some View {
    VStack { Text("Page") }
      .bordered()  // error: has no member 'bordered'
  }
}
