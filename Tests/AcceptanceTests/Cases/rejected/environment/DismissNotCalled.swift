import SwiftUI

struct Page: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close", action: dismiss)  // error: cannot convert value of type 'DismissAction' to expected argument type '@MainActor
  }
}
