import SwiftUI

struct Page: View {
  @State private var offset = CGSize.zero
  var body: some View {
    Text("A").gesture(DragGesture().updating($offset) { _, _, _ in })  // error: cannot convert value of type 'Binding<CGSize>' to expected argument type 'GestureState< // error: generic parameter 'State' could not be inferred
  }
}
