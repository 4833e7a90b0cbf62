import SwiftUI

struct Recipes: View {
  var body: some View {
    Button("Delete", role: .danger) {}  // error: type 'ButtonRole?' has no member 'danger'
  }
}
