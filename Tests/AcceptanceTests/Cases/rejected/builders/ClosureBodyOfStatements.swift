import SwiftUI

struct Row<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

struct Page: View {
  var body: some View {
    Row {  // error: type '()' cannot conform to 'View'
      Text("A")
      Text("B")
    }
  }
}
