import SwiftUI

struct Recipes: View {
  var body: some View {
    Text("Recipes").navigationBarTitleDisplayMode(.small)  // error: type 'NavigationBarItem.TitleDisplayMode' has no member 'small'
  }
}
