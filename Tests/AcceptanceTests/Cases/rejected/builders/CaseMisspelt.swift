import SwiftUI

struct Name: View {
  enum Phase { case empty, full }
  let phase = Phase.empty
  var body: some View {
    VStack {
      switch phase {
      case .empty: Text("Empty")
      case .ful: Text("Full")  // error: type 'Name.Phase' has no member 'ful'
      }
    }
  }
}
