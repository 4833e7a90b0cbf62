import SwiftUI

struct Recipe { var name = "Soup" }

struct Recipes: View {
  @State private var path: [Recipe] = []
  var body: some View {
    NavigationStack(path: $path) { Text("Recipes") }  // error: no exact matches in call to initializer
  }
}
