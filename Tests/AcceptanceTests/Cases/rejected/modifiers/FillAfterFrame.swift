import SwiftUI

struct Dot: View {
  var body: some View {
    Circle()
      .frame(width: 20)
      .fill(.red)  // error: value of type 'some View' has no member 'fill' // error: cannot infer contextual base in reference to member 'red'
  }
}
