import SwiftUI

struct Recipes: View {
  @State private var isShown = false
  var body: some View {
    Text("Recipes")
      .sheet(item: $isShown) { _ in Text("A") }  // error: cannot convert value of type 'Binding<Bool>' to expected argument type 'Binding<
  }
}
