import SwiftUI

final class Cache {
  var entries: [String: Int] = [:]
}

var shared = Cache()  // error: var 'shared' is not concurrency-safe because it is nonisolated global shared mutable state

struct Settings {
  static let cache = Cache()  // error: static property 'cache' is not concurrency-safe because non-'Sendable' type 'Cache' may have shared mutable state
}

struct Screen: View {
  @State private var count = 0

  var body: some View {
    Button("Count") {
      DispatchQueue.global().async {
        count += 1  // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
      }
    }
  }
}
