import SwiftUI

struct Page: View {
  @State private var size = 1
  var body: some View {
    TextField("Size", value: $size)  // error: missing argument for parameter 'formatter' in call
  }
}
