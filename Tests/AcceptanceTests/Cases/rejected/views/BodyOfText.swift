import SwiftUI

struct Page: View {
  var body: some View {
    "Page"  // error: static method 'buildExpression' requires that 'String' conform to 'View'
  }
}
