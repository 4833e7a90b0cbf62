import SwiftUI

struct Price: View {
  @State private var price = 1.0

  var body: some View {
    TextField("Price", format: .number, value: $price)  // error: argument 'value' must precede argument 'format'
  }
}
