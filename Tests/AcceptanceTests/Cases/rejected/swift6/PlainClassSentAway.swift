import SwiftUI

final class Cache { var names: [String] = [] }

actor Store {
  func keep(_ cache: Cache) {}
}

struct Page: View {
  let cache = Cache()
  let store = Store()
  var body: some View {
    Text("A").task { await store.keep(cache) }  // error: sending 'self.cache' risks causing data races
  }
}
