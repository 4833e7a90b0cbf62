import SwiftUI

struct Name: View {
  @State private var isShown = false
  var body: some View {
    if $isShown {  // error: cannot convert value of type 'Binding<Bool>' to expected condition type 'Bool'
      Text("Name")
    }
  }
}
