import SwiftUI

struct Name: View {
  enum Phase { case empty, full }
  let phase = Phase.empty
  var body: some View {
    VStack {
      switch phase {
      case .empty:  // error: 'case' label in a 'switch' must have at least one executable statement
      case .full: Text("Full")
      }
    }
  }
}
