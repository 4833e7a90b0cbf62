import SwiftUI

struct Recipes: View {
  var body: some View {
    NavigationLink("Soup")  // error: missing argument for parameter 'destination' in call
  }
}
