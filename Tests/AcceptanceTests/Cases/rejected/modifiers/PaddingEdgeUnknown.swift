import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").padding(.left, 4)  // error: type 'Edge.Set' has no member 'left'
  }
}
