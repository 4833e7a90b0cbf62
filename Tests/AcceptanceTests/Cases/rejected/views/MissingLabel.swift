import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    Row("A")  // error: missing argument label 'title:' in call
  }
}
