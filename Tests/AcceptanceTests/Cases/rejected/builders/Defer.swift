import SwiftUI

struct Name: View {
  var body: some View {
    VStack {
      defer { print("done") }  // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
      Text("A")
    }
  }
}
