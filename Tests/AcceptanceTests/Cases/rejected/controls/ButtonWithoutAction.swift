import SwiftUI

struct Page: View {
  var body: some View {
    Button("Save")  // error: cannot convert value of type 'String' to expected argument type 'PrimitiveButtonStyleConfiguration'
  }
}
