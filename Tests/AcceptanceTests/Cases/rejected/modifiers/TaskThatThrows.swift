import SwiftUI

struct Page: View {
  func load() async throws {}
  var body: some View {
    Text("Page").task { try await load() }  // error: invalid conversion from throwing function of type
  }
}
