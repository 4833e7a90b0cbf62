import SwiftUI

struct Page: View {
  var body: some View {
    Button("Close") {
      dismiss()  // error: cannot find 'dismiss' in scope
    }
  }
}
