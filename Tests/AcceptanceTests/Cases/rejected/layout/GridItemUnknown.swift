import SwiftUI

struct Page: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.automatic)]) { Text("A") }  // error: type 'GridItem.Size' has no member 'automatic'
  }
}
