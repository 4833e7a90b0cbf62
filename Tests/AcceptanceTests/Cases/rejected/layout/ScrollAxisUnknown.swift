import SwiftUI

struct Page: View {
  var body: some View {
    ScrollView(.sideways) { Text("A") }  // error: type 'Axis.Set' has no member 'sideways'
  }
}
