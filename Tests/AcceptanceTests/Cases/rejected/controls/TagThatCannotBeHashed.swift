import SwiftUI

struct Size { var width = 1 }

struct Page: View {
  var body: some View {
    Text("S").tag(Size())  // error: instance method 'tag(_:includeOptional:)' requires that 'Size' conform to 'Hashable'
  }
}
