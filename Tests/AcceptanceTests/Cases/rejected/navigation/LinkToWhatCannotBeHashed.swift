import SwiftUI

struct Recipe { var name = "Soup" }

struct Recipes: View {
  var body: some View {
    NavigationLink("Soup", value: Recipe())  // error: requires that 'Recipe' conform to
  }
}
