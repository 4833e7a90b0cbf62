import SwiftUI

struct Page: View {
  @State private var isShown = true
  var body: some View {
    Text("Page").opacity(isShown)  // error: cannot convert value of type 'Bool' to expected argument type 'Double'
  }
}
