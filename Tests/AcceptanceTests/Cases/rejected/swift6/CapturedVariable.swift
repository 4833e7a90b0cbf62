import SwiftUI

struct Page: View {
  var body: some View {
    Button("A") {
      var count = 0
      Task.detached { count += 1 }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
      print(count)
    }
  }
}
