import SwiftUI

struct Framed: View {
  var body: some View { Text("A") }
}

struct Page: View {
  var body: some View {
    Text("Page").modifier(Framed())  // error: requires that 'Framed' conform to 'ViewModifier'
  }
}
