import SwiftUI

struct Page: View {
  var body: some View {
    Text("A").transition(.fade)  // error: has no member 'fade'
  }
}
