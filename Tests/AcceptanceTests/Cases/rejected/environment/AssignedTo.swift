import SwiftUI

struct Page: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Button("Dark") {
      scheme = .dark  // error: cannot assign to property: 'scheme' is a get-only property
    }
  }
}
