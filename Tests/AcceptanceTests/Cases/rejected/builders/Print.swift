import SwiftUI

struct Counter: View {
  var body: some View {
    VStack {
      print("drawn")  // error: type '()' cannot conform to 'View'
      Text("Ready")
    }
  }
}
