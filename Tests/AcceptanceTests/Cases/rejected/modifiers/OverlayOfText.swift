import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").overlay("A")  // error: requires that 'String' conform to
  }
}
