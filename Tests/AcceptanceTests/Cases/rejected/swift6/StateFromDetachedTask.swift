import SwiftUI

struct Page: View {
  @State private var name = ""
  var body: some View {
    Text(name)
      .task {
        Task.detached { name = "A" }  // warning: main actor-isolated property 'name' can not be mutated from a nonisolated context
      }
  }
}
