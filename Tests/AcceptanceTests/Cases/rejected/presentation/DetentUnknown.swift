import SwiftUI

struct Recipes: View {
  var body: some View {
    Text("Recipes").presentationDetents([.small])  // error: type 'PresentationDetent' has no member 'small'
  }
}
