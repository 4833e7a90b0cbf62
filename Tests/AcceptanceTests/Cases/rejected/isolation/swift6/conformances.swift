import SwiftUI

protocol Describing {
  func describe() -> String
}

struct Card: View, Describing {  // error: conformance of 'Card' to protocol 'Describing' crosses into main actor-isolated code
  var body: some View { Text("Card") }

  func describe() -> String { "Card" }
}

struct SizeKey: PreferenceKey {
  static var defaultValue = CGSize.zero  // error: static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable state

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = nextValue()
  }
}
