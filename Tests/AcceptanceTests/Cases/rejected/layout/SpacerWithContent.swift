import SwiftUI

struct Page: View {
  var body: some View {
    Spacer { Text("A") }  // error: extra trailing closure passed in call
  }
}
