import SwiftUI

struct Recipe { var name = "Soup" }

struct Recipes: View {
  @State private var recipe: Recipe?
  var body: some View {
    Text("Recipes")
      .sheet(item: $recipe) { Text($0.name) }  // error: instance method 'sheet(item:onDismiss:content:)' requires that 'Recipe' conform to 'Identifiable'
  }
}
