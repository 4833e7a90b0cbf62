import SwiftUI

struct Row: View {
  let title: String
  @State private var count: Int
  var body: some View { Text("\(title) \(count)") }
}

struct Page: View {
  var body: some View {
    Row(title: "A", count: 2)  // error: 'Row' initializer is inaccessible due to 'private' protection level
  }
}
