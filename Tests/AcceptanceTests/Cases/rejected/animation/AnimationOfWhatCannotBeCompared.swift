import SwiftUI

struct Phase { var step = 0 }

struct Page: View {
  let phase = Phase()
  var body: some View {
    Text("A").animation(.default, value: phase)  // error: requires that 'Phase' conform to 'Equatable'
  }
}
