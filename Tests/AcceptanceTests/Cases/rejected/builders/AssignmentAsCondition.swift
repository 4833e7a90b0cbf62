import SwiftUI

struct Name: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      if isOn = true {  // error: use of '=' in a boolean context, did you mean '=='?
        Text("On")
      }
    }
  }
}
