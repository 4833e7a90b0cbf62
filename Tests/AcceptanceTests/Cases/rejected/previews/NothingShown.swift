import SwiftUI

struct Page: View {
  var body: some View { Text("A") }
}

#Preview  // error: missing
