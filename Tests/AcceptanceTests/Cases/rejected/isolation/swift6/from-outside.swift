import SwiftUI

@MainActor final class Library: ObservableObject {
  @Published var titles: [String] = []

  func reload() {}
}

struct Loader {
  let library: Library

  func load() {
    library.reload()  // error: call to main actor-isolated instance method 'reload()' in a synchronous nonisolated context
  }

  func count() -> Int {
    library.titles.count  // error: main actor-isolated property 'titles' can not be referenced from a nonisolated context
  }
}

struct Shelf: View {
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "Open" : "Closed")
  }

  nonisolated func title() -> String {
    isOpen ? "Open" : "Closed"  // warning: main actor-isolated property 'isOpen' can not be referenced from a nonisolated context
  }
}
