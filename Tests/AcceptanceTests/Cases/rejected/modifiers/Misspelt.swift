import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").paddding()  // error: value of type 'Text' has no member 'paddding'
  }
}
