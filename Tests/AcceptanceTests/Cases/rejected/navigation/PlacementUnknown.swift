import SwiftUI

struct Recipes: View {
  var body: some View {
    Text("Recipes")
      .toolbar {
        ToolbarItem(placement: .topRight) { Text("Add") }  // error: type 'ToolbarItemPlacement' has no member 'topRight'
      }
  }
}
