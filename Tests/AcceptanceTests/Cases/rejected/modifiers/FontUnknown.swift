import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").font(.heading)  // error: type 'Font?' has no member 'heading'
  }
}
