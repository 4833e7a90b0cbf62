import SwiftUI

struct Counter: View {
  var body: some View {
    VStack {
      struct Row { var name = "A" }  // error: closure containing a declaration cannot be used with result builder 'ViewBuilder'
      Text(Row().name)
    }
  }
}
