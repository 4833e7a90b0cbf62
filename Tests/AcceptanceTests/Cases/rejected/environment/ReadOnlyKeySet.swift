import SwiftUI

struct Page: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("Page")
      .environment(\.dismiss, dismiss)  // error: to expected argument type 'WritableKeyPath<EnvironmentValues,
  }
}
