import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    Row(title: "A", count: 2)  // error: extra argument 'count' in call
  }
}
