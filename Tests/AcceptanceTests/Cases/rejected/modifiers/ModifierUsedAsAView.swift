import SwiftUI

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.border(.red) }
}

struct Page: View {
  var body: some View {
    VStack {
      Framed()  // error: static method 'buildExpression' requires that 'Framed' conform to 'View'
    }
  }
}
