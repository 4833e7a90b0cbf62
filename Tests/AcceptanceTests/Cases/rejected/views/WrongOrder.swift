import SwiftUI

struct Row: View {
  let title: String
  let count: Int
  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    Row(count: 2, title: "A")  // error: argument 'title' must precede argument 'count'
  }
}
