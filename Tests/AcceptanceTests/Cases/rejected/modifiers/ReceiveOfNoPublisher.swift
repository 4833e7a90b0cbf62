import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").onReceive(["a"]) { _ in }  // error: requires that '[String]' conform to 'Publisher'
  }
}
