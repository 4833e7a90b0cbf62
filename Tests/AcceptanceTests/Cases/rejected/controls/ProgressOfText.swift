import SwiftUI

struct Page: View {
  var body: some View {
    ProgressView(value: "half")  // error: requires that 'String' conform to 'BinaryFloatingPoint'
  }
}
