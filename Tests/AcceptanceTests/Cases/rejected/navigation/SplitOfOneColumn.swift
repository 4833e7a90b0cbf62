import SwiftUI

struct Recipes: View {
  var body: some View {
    NavigationSplitView {  // error: generic parameter 'Detail' could not be inferred
      Text("Soups")
    }  // error: missing argument for parameter 'detail' in call
  }
}
