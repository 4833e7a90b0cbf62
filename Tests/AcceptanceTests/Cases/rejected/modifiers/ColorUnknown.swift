import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").foregroundStyle(.turquoise)  // error: type 'ShapeStyle' has no member 'turquoise'
  }
}
