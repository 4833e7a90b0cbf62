import SwiftUI

struct Page: View {
  let count = 2
  var body: some View {
    Text("Count: " + count)  // error: cannot convert value of type 'Int' to expected argument type 'String'
  }
}
