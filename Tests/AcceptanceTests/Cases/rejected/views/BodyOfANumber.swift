import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      42  // error: static method 'buildExpression' requires that 'Int' conform to 'View'
    }
  }
}
