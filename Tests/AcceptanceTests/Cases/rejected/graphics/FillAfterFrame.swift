import SwiftUI

struct Dot: View {
  var body: some View {
    Circle()
      .frame(width: 20, height: 20)
      .fill(Color.red)  // error: value of type 'some View' has no member 'fill'
  }
}
