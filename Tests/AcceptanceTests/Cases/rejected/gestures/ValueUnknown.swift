import SwiftUI

struct Page: View {
  var body: some View {
    Text("A").gesture(DragGesture().onChanged { print($0.offset) })  // error: value of type 'DragGesture.Value' has no member 'offset'
  }
}
