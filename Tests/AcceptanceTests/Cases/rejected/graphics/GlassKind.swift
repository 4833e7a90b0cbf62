import SwiftUI

struct Badge: View {
  var body: some View {
    Text("New")
      .glassEffect(.thin)  // error: type 'Glass' has no member 'thin'
  }
}
