import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").foregroundColor(Color.turquoise)  // error: type 'Color' has no member 'turquoise'
  }
}
