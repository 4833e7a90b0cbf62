import SwiftUI

struct Recipes: View {
  var body: some View {
    Text("Recipes").navigationTitle(Image(systemName: "star"))  // error: instance method 'navigationTitle' requires that 'Image' conform to 'StringProtocol'
  }
}
