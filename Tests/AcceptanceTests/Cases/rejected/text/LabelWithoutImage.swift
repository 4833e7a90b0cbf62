import SwiftUI

struct Page: View {
  var body: some View {
    Label("Add")  // error: cannot convert value of type 'String' to expected argument type 'LabelStyleConfiguration'
  }
}
