import SwiftUI

struct Name: View {
  enum Phase { case empty, full }
  let phase = Phase.empty
  var body: some View {
    VStack {
      switch phase {  // error: switch must be exhaustive
      case .empty: Text("Empty")
      }
    }
  }
}
