import SwiftUI

struct Age: View {
  @State private var age = 1
  var body: some View {
    TextField("Age", text: $age)  // error: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String>'
  }
}
