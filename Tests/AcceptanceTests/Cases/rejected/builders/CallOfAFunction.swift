import SwiftUI

struct Counter: View {
  func prepare() {}
  var body: some View {
    VStack {
      prepare()  // error: type '()' cannot conform to 'View'
      Text("Ready")
    }
  }
}
