import SwiftUI

struct Framed: View {
  var body: some View {
    Text("Framed").stroke(Color.red, lineWidth: 2)  // error: value of type 'Text' has no member 'stroke'
  }
}
