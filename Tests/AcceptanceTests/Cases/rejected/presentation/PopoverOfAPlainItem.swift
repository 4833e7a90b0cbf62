import SwiftUI

struct Recipe { var name = "Soup" }

struct Recipes: View {
  @State private var recipe: Recipe?
  var body: some View {
    Text("Recipes")
      .popover(item: $recipe) { Text($0.name) }  // error: requires that 'Recipe' conform to 'Identifiable'
  }
}
