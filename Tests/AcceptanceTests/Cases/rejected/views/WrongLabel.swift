import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    Row(text: "A")  // error: incorrect argument label in call (have 'text:', expected 'title:')
  }
}
