import SwiftUI

struct Recipes: View {
  var body: some View {
    Text("Recipes")
      .navigationDestination(for: String) { Text($0) }  // error: expected member name or initializer call after type name
  }
}
