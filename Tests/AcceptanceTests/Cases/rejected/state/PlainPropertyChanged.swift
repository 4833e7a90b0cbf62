import SwiftUI

struct Counter: View {
  var count = 0
  var body: some View {
    Button("Count") {
      count += 1  // error: left side of mutating operator isn't mutable: 'self' is immutable
    }
  }
}
