import SwiftUI

struct Page: View {
  var body: some View {
    Color.red.clipShape(Text("A"))  // error: instance method 'clipShape(_:style:)' requires that 'Text' conform to 'Shape'
  }
}
