import SwiftUI

struct Name: View {
  let name: String?
  var body: some View {
    VStack {  // error: generic parameter 'Content' could not be inferred
      guard let name else { return }  // error: cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'
      Text(name)
    }
  }
}
