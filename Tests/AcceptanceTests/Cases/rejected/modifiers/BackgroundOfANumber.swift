import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").background(3)  // error: requires that 'Int' conform to
  }
}
