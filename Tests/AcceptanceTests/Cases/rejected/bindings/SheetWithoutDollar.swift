import SwiftUI

struct Start: View {
  @State private var isShown = false
  var body: some View {
    Text("Start")
      .sheet(isPresented: isShown) {  // error: cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
        Text("Sheet")
      }
  }
}
