import SwiftUI

struct Page: View {
  var body: some View {
    VStack(alignment: .top) { Text("Page") }  // error: type 'HorizontalAlignment' has no member 'top'
  }
}
