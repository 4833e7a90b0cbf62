import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .foregroundColor(.red)
      .onChange(of: count) { _ in }
  }
}
