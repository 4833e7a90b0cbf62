import SwiftUI

struct Styled: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(.roundedBorder)  // error: reference to member 'roundedBorder' cannot be resolved
  }
}
