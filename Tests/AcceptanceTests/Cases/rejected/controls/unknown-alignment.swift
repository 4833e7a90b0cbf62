import SwiftUI

struct Aligned: View {
  var body: some View {
    Text("a")
      .multilineTextAlignment(.left)  // error: type 'TextAlignment' has no member 'left'
  }
}
