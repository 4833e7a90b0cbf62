import SwiftUI

struct Page: View {
  var body: some View {
    Text("Hello") + Text("Ada").padding()  // error: cannot convert value of type 'some View' to expected argument type 'Text'
  }
}
