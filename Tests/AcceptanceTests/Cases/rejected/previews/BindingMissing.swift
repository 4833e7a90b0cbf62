import SwiftUI

struct Page: View {
  @Binding var isOn: Bool
  var body: some View { Text("\(isOn)") }
}

#Preview {
  Page(isOn: true)  // error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
}
