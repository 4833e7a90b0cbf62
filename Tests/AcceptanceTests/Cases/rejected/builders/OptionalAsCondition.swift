import SwiftUI

struct Name: View {
  let name: String? = nil
  var body: some View {
    VStack {
      if name {  // error: optional type 'String?' cannot be used as a boolean; test for '!= nil' instead
        Text("Named")
      }
    }
  }
}
