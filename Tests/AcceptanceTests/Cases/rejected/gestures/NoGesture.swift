import SwiftUI

struct Page: View {
  var body: some View {
    Text("A").gesture(Text("B"))  // error: requires that 'Text' conform to
  }
}
