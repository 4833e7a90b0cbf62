import SwiftUI

struct Recipes: View {
  @State private var isShown = false
  var body: some View {
    Text("Recipes").sheet(isPresented: $isShown)  // error: missing argument for parameter 'content' in call // error: generic parameter 'Content' could not be inferred
  }
}
