import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").font(.system(weight: .bold))  // error: missing argument for parameter #1 in call
  }
}
