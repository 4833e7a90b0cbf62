import SwiftUI

struct Recipes: View {
  @State private var isShown = false
  var body: some View {
    Text("Recipes")
      .alert("Sure?", isPresented: isShown) {  // error: cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
        Button("OK") {}
      }
  }
}
