import SwiftUI

struct Recipe: Identifiable { let id = 1 }

struct Recipes: View {
  @State private var recipe = Recipe()
  var body: some View {
    Text("Recipes")
      .sheet(item: $recipe) { _ in Text("A") }  // error: cannot convert value of type 'Binding<Recipe>' to expected argument type 'Binding<Item?>'
  }
}
