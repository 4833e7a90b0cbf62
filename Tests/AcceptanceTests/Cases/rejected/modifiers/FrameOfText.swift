import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").frame(width: "20")  // error: cannot convert value of type 'String' to expected argument type 'CGFloat'
  }
}
