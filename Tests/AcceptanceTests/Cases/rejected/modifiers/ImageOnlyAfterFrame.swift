import SwiftUI

struct Picture: View {
  var body: some View {
    Image("tree")
      .frame(width: 20)
      .renderingMode(.template)  // error: value of type 'some View' has no member 'renderingMode' // error: cannot infer contextual base in reference to member 'template'
  }
}
