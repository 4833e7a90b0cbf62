import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").disabled()  // error: missing argument for parameter #1 in call
  }
}
