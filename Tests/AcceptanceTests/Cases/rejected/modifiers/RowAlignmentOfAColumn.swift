import SwiftUI

struct Page: View {
  var body: some View {
    HStack(alignment: .leading) { Text("Page") }  // error: type 'VerticalAlignment' has no member 'leading'
  }
}
