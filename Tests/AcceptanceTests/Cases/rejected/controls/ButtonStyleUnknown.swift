import SwiftUI

struct Page: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(.round)  // error: reference to member 'round' cannot be resolved without a contextual type
  }
}
