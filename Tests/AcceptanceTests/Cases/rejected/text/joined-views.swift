import SwiftUI

struct Joined: View {
  var body: some View {
    Text("a").padding() + Text("b")  // error: cannot convert value of type 'some View' to expected argument type 'Text'
  }
}
