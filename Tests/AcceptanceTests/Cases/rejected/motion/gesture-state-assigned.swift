import SwiftUI

struct Draggable: View {
  @GestureState private var offset = CGSize.zero

  var body: some View {
    Text("Drag")
      .gesture(DragGesture().onChanged { value in
        offset = value.translation  // error: cannot assign to property: 'offset' is a get-only property
      })
  }
}
