import SwiftUI

struct Recipes: View {
  var body: some View {
    TabView {
      Tab("Soups") { Text("Soups") }  // error: missing argument label 'value:' in call // error: cannot convert value of type 'String' to expected argument type 'Never'
    }
  }
}
