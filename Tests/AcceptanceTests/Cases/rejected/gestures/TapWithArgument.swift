import SwiftUI

struct Page: View {
  var body: some View {
    Text("A").onTapGesture(count: "2") {}  // error: cannot convert value of type 'String' to expected argument type 'Int'
  }
}
