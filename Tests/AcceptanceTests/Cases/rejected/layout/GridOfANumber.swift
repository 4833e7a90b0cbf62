import SwiftUI

struct Page: View {
  var body: some View {
    LazyVGrid(columns: 2) { Text("A") }  // error: cannot convert value of type 'Int' to expected argument type '[GridItem]'
  }
}
