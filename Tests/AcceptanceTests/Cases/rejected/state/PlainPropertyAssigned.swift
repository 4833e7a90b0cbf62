import SwiftUI

struct Counter: View {
  var name = ""
  var body: some View {
    Button("Reset") {
      name = "a"  // error: cannot assign to property: 'self' is immutable
    }
  }
}
