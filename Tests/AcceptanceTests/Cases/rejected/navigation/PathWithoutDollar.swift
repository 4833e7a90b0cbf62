import SwiftUI

struct Recipes: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: path) { Text("Recipes") }  // error: cannot convert value 'path' of type 'NavigationPath' to expected type 'Binding<NavigationPath>', use wrapper instead
  }
}
