import SwiftUI

struct Recipe { var name = "Soup" }

struct Recipes: View {
  var body: some View {
    NavigationStack {
      Text("Recipes")
        .navigationDestination(for: Recipe.self) { Text($0.name) }  // error: requires that 'Recipe' conform to 'Hashable'
    }
  }
}
