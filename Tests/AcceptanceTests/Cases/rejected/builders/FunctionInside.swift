import SwiftUI

struct Counter: View {
  var body: some View {
    VStack {
      func text() -> Text { Text("A") }  // error: closure containing a declaration cannot be used with result builder 'ViewBuilder'
      text()
    }
  }
}
