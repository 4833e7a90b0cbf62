import SwiftUI

struct Names: View {
  var body: some View {
    List { Text("Ada") }
      .listStyle(.rounded)  // error: type 'ListStyle' has no member 'rounded'
  }
}
