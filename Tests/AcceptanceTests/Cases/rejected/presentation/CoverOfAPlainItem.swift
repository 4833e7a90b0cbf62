import SwiftUI

struct Recipe { var name = "Soup" }

struct Recipes: View {
  @State private var recipe: Recipe?
  var body: some View {
    Text("Recipes")
      .fullScreenCover(item: $recipe) { Text($0.name) }  // error: instance method 'fullScreenCover(item:onDismiss:content:)' requires that 'Recipe' conform to 'Identifiable'
  }
}
