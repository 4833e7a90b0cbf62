import SwiftUI

struct Row: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

struct Page: View {
  var body: some View {
    Row(count: "2")  // error: cannot convert value of type 'String' to expected argument type 'Int'
  }
}
