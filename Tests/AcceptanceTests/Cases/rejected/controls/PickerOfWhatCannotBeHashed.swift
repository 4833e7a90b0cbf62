import SwiftUI

struct Size { var width = 1 }

struct Page: View {
  @State private var size = Size()
  var body: some View {
    Picker("Size", selection: $size) { Text("S") }  // error: requires that 'Size' conform to 'Hashable'
  }
}
