import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").frame(width: 20, maxHeight: 20)  // error: extra argument
  }
}
