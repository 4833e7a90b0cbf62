import SwiftUI

struct Picture: View {
  var body: some View {
    Text("A").trim(from: 0, to: 0.5)  // error: value of type 'Text' has no member 'trim'
  }
}
