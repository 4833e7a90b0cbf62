import SwiftUI

struct Counter: View {
  var count = 0
  var body: some View {
    Button("Count") {
      increment()  // error: cannot use mutating member on immutable value: 'self' is immutable
    }
  }

  mutating func increment() { count += 1 }
}
