import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    Row()  // error: missing argument for parameter 'title' in call
  }
}
