import SwiftUI

struct Drag: View {
  @GestureState private var offset = CGSize.zero
  var body: some View {
    Button("Reset") {
      offset = .zero  // error: cannot assign to property: 'offset' is a get-only property
    }
  }
}
